game-glory = Glory
sentence-glory = Build your battlefield, raid your neighbours, and never let your troops go hungry.
