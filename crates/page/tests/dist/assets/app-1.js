let one = 1;
