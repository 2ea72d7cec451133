# Plansza gry Pocket po polsku; zdarzenia i odmowy stoją obok reguł.
ask-hide = Zakryj kartę.
ask-pick = Wybierz kość.
action-hide = Zakryj { $what }
action-pick = Weź { $what }
part-dice = Kości

# Pierwsza gra
coach-hide = Najwyższa karta pierwsza wybiera kość, ale kość zgodna z twoją kartą liczy się podwójnie. Którą kartę zakrywasz?
coach-pick = Kość daje tyle punktów, ile pokazuje; zgodna z twoją kartą dwa razy tyle.
