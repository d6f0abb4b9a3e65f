### Worte zum Lernen, die alle Spiele gemeinsam haben.

lesson-other = Das ist erlaubt, aber schau noch einmal auf das, was beleuchtet ist.
lesson-show = Hier. Versuch es damit.
lesson-back = Zurücknehmen, noch einmal versuchen
