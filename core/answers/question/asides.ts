// Patterns are matched in lower case.

/** What is said beside a question and narrows nothing. */
export const ASIDES: readonly [RegExp, string][] = [
  [/(?<!\p{L})gar(?=nicht|nichts|kein)/gu, 'gar '],
  [/,?(?<!\p{L})(?:das |die |den )?(?:mein|meine) ich(?!\p{L})/gu, ' '],
  [
    /(?<!\p{L})(?:so )?(?:über den daumen(?: gepeilt)?|auf die schnelle|mal eben|ganz kurz|ganz genau|(?:mal )?so grob|grob (?:gerechnet|geschätzt))(?!\p{L})/gu,
    ' ',
  ],
  [/(?<!\p{L})auf den (?:tag|cent|liter|hektar) genau(?!\p{L})/gu, ' '],
  [
    /(?<!\p{L})(?:für (?:die|meine|unsere) (?:akten|unterlagen)|fürs protokoll|zur info|zur sicherheit|nur zur kontrolle)(?!\p{L})/gu,
    ' ',
  ],
  [/(?<!\p{L})(?:hast|weißt|kennst) du (?:noch |gerade |grad |mal |zufällig |vielleicht )*/gu, ' '],
  [/(?<!\p{L})(?:parat|zur hand|griffbereit|auf dem schirm)(?!\p{L})/gu, ' '],
  [/^(?:ich )?(?:bräuchte|brauche? (?:mal|bitte|gerade|grad|schnell|jetzt)) /gu, ''],
  [/(?<!\p{L})(?:so ?weit)(?: mit(?: dem)?| zum)?(?= (?:ab)?kalben)/gu, ' '],
  [/(?<!\p{L})(war|waren|sind|ist|hat|haben|wär|wären|gibt|gab|ging|kam)'?s(?!\p{L})/gu, '$1 es'],
  [/(?<!\p{L})(?:bzw\.?|beziehungsweise)(?!\p{L})/gu, ' '],
  [/(?<=\p{L} )(?:plus|samt)(?= \p{L})/gu, 'und'],
  // The day itself is said, too.
  [
    /(?<!\p{L})(?:kurz |bald |gleich )?(?:vor|nach|um|an|zu) (?:weihnachten|ostern|pfingsten|silvester|neujahr)(?=.* am \d)/gu,
    ' ',
  ],
  [
    /(?<!\p{L})laut (?:(?:der|dem|den|unserer|unserem|unseren) )?(?:labor|laborbericht|prüfbericht|lagerbuch|feldbuch|stallbuch|bestandsregister|bestandsbewegungen|ackerschlagkartei|tabelle|aufstellung|übersicht)(?!\p{L})/gu,
    ' ',
  ],
]
