export const MODAL_VERBS =
  'muss müssen musst müsste darf darfst dürfen dürfte soll sollen sollte kann können könnte'.split(' ')

/** Words that are no content of a question to a farm, beside the stop words of German. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...MODAL_VERBS,
  'man',
  ...`wie viel viele wieviel wieviele anzahl wer wem wen wessen wo wann was welche welcher welches welchen welchem lange datum tag tage stück
  betrieb betriebes betriebs hof hofes höfe hofkern zurzeit aktuell aktuelle aktuellen aktueller derzeit derzeitige momentan gerade eigentlich genau ungefähr insgesamt gesamt zusammen überhaupt noch schon bereits heute
  eingetragen erfasst verzeichnet hinterlegt gespeichert vermerkt aufgeschrieben notiert dokumentiert sag sage sagen zeig zeige zeigen nenn nenne nennen liste auflisten gib geben übersicht kannst könntest würdest möchte will wissen weißt
  liegen liegt lag stehen steht stand befinden befindet besitze besitzt besitzen sein ihre ihren ihr deren davon kommt kommen gehört gehören war waren wären heißt heißen lautet lauten beträgt betragen macht machen
  s weg rein raus hin rauf runter bekam bekamen kriegte kriegten gekriegt laut
  folgende folgenden einzelne einzelnen jeweils jeweilige pro ganze ganzen gesamte gesamten alle allen aller mal letztes letzte letzten letzter letztem zuletzt erste ersten erster erstes erstem zuerst nächste nächsten nächster nächstes als
  hoch hohe hohen hoher hohes viehbestand bitte hallo moin servus grüezi danke euch gern gerne halt eben echt wirklich bloß bisschen mittlerweile inzwischen
  jetzt nun grad grade hier dort da dabei dazu daran davon darin darauf nochmal nochmals einmal gleich also oder so denn ruhig vielleicht wohl mich dir dich
  krieg kriege kriegen kriegt bekomme bekommen bekommt gehen geht gehn tun tut tu wäre wär hätte hätt würde würd wollte wollen will guck gucken schau schauen nachschauen nachgucken nachsehen sehen rausfinden finde find finden findet geschwind offiziell verraten erzähl erzählen
  all bisher bislang soweit äh ähm öhm hm circa ca rund etwa ungefähr überall derweil meinst meinen glaub glaube
  selber selbst denen einzeln einzelnes einfach dran drin drauf drüber drum drunter immer stets ständig meistens gewöhnlich
  normalerweise üblicherweise regulär eh ehe sowieso ohnehin jedenfalls immerhin freilich natürlich selbstverständlich klar sicher bestimmt
  wahrscheinlich möglicherweise eventuell evtl einigermaßen ziemlich recht relativ rd knapp tatsächlich nämlich allerdings übrigens
  eigtl damals seinerzeit einer jemand gell gelle ne na woll gä tja ach oha hoppla mensch sozusagen quasi praktisch gewissermaßen
  ausgerechnet lediglich sollt könnt müsst möcht wollt tät täte täten dät tätest könntet sollte müsste zufällig
  abgekriegt abbekommen eins eines steckt stecken enthält enthalten beinhaltet sache sachen ding dinge zeug kram
  hierzu hierfür diesbezüglich betreffend betrifft bezüglich hinsichtlich irgendwo irgendwann irgendwie irgendwas irgendwelche
  herum rum umher weisst
  weiterhin bislang derart dermaßen zusätzlich nebenbei
  unsre unsrer unsrem unsren unserm unsern eure euren eurem
  gewesen geblieben worden sinds wars machts gehts kriegt's her los beim vom zum am im
  guten tag abend morgen könnten können sie uns eigentlich euch ungefähre denn jetzt eben frage info infos information informationen etwas mir uns sonst allem wieder prozent hab kg kilo kilogramm`.split(
    /\s+/u,
  ),
])

/** They ask for means and reasons, which some entries name, and are content although they are stop words. */
export const CONTENT_QUESTION_WORDS: ReadonlySet<string> = new Set(['womit', 'wogegen', 'warum', 'wieso', 'weshalb'])
