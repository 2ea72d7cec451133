# Co mówi `hexapod learn` w terminalu obok lekcji.
shell-lesson = Lekcja { $number } z { $count }: { $title }
shell-choices = Możliwości (wpisz numer albo ruch w notacji):
shell-commands = ? pokazuje rozwiązanie, r zaczyna zadanie od nowa, n przechodzi do następnej lekcji, l wymienia lekcje, q kończy.
shell-solution = Spróbuj tak: { $step }
shell-again = Zadanie zaczyna się od nowa.
shell-happens = Tymczasem: { $steps }
shell-finished = Wszystkie lekcje ukończone. Teraz pokonaj pierwszego przeciwnika: hexapod play { $game } --bots level:1
shell-none = Do tej gry nie ma lekcji.
shell-no-such = Nie ma lekcji „{ $lesson }”.
