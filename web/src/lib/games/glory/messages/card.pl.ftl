game-glory = Chwała
sentence-glory = Zbuduj pole bitwy, najeżdżaj sąsiadów i nie pozwól głodować swoim oddziałom.
