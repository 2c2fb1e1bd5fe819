// Patterns are matched in lower case.

/** Who did it, as the family says; kin that animals have, too, is none of them. */
const FAMILY =
  '(?:mama|mami|mutti|papa|papi|vati|oma|opa|chefin|chef|senior|junior|altbauer|altenteiler)|(?:meine|unsere|die) frau|(?:mein|unser) (?:mann|sohn|vater|bruder|schwager)'

/** What the office of a farm does, of which rows do not tell who did it. */
const DONE_AT_THE_DESK =
  '(?:bezahlt|gezahlt|überwiesen|beglichen|abgeschickt|losgeschickt|weggeschickt|eingeschickt|geschickt|eingereicht|abgegeben|gestellt|beantragt|gemeldet|angemeldet|bestellt|gekauft|unterschrieben)'

const HASTE =
  '(?:(?:mal|ganz|bitte|jetzt|gerade|grad|möglichst|sehr|recht) )*(?:schnell|fix|flott|dringend|eilig)(?: mal)?'

/** What an answer is for. */
const PURPOSE =
  '(?:für den |für die |für das |für ein(?:en)? |fürs |für |fürn )(?:steuer|steuererklärung|prüfer|prüferin|kontrolleur|buchhaltung|buchführung|formular|ordner|akten?|antrag)'

/** What is said beside a question and narrows nothing. */
export const ASIDES: readonly [RegExp, string][] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:hat|hatte) )(?:(?:der|die|unsere?|meine?) )?(?:${FAMILY}) (?=.*${DONE_AT_THE_DESK}(?!\\p{L}))`,
      'gu',
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:(?:der|die|unsere?|meine?) )?(?:${FAMILY}) (?=(?:hat|hatte) .*${DONE_AT_THE_DESK}(?!\\p{L}))`,
      'gu',
    ),
    '',
  ],
  // Asked for the day, it is told whether that was in time.
  [/(?<!\p{L})(?:pünktlich|rechtzeitig|fristgerecht) (?=[^,]*, (?:und )?wann (?:war|ist) (?:das|es)(?!\p{L}))/gu, ''],
  // „Die Mailadresse vom Amt brauch ich schnell“
  [
    new RegExp(
      `^(?!.*(?<!\\p{L})(?:wie|was|wann|wo|wer|welche[rnms]?|noch)(?!\\p{L}))(.{6,}?),? (?:brauche?|bräuchte?|benötige) (?:ich|wir)(?: ${HASTE})?(?=\\s*[?!.]*$)`,
      'gu',
    ),
    '$1',
  ],
  [new RegExp(`(?<!\\p{L})(?<!(?:wie|zu|so) |^(?:ist|sind|war|waren) .*)${HASTE}(?=\\s*[?!.,]*$|, )`, 'gu'), ' '],
  [
    new RegExp(
      `^(?!.*(?:rechnung|kost|zahl|frist|fällig|termin|zuständig|ansprech|telefon|brauch|bis wann|wann))(.*\\p{L} .*\\p{L}),? ${PURPOSE}(?=\\s*[?!.]*$)`,
      'gu',
    ),
    '$1',
  ],
  [
    /(?<!\p{L})neu (?=(?:da|hin)?zu ?gekommen|(?:rein|an|herein)gekommen|angefallen|geboren|angeschafft|gekauft|hergekommen)/gu,
    '',
  ],
  // „wie viel warn das“, „was wurd gemacht“
  [/(?<!\p{L})warn(?='?s?(?!\p{L}))/gu, 'waren'],
  [/(?<!\p{L})wurd(?!\p{L})/gu, 'wurde'],
  // As it was written before 1996
  [/(?<!\p{L})(m[uü]|l[aä]|da|wu)ß(?=(?:t|te|ten)?(?!\p{L}))/gu, '$1ss'],
  [/(?<!\p{L})gar(?=nicht|nichts|kein)/gu, 'gar '],
  [/,?(?<!\p{L})(?:das |die |den )?(?:mein|meine) ich(?!\p{L})/gu, ' '],
  [/(?<!\p{L})(?:so )?(?:mal eben|ganz kurz|ganz genau|(?:mal )?so grob|konkret)(?!\p{L})/gu, ' '],
  [/(?<!\p{L})auf den (?:tag|cent|liter|hektar) genau(?!\p{L})/gu, ' '],
  [
    /(?<!\p{L})(?:für (?:die|meine|unsere) (?:akten|unterlagen)|fürs protokoll|zur info|zur sicherheit|nur zur kontrolle)(?!\p{L})/gu,
    ' ',
  ],
  [/(?<!\p{L})(?:hast|weißt|kennst) du (?:noch |gerade |grad |mal |zufällig |vielleicht )*/gu, ' '],
  [/(?<!\p{L})(?:parat|zur hand|griffbereit|auf dem schirm)(?!\p{L})/gu, ' '],
  [/^(?:ich )?(?:bräuchte|brauche? (?:mal|bitte|gerade|grad|schnell|jetzt)) /gu, ''],
  [/(?<!\p{L})(?:so ?weit)(?: mit(?: dem)?| zum)?(?= (?:ab)?kalben)/gu, ' '],
  [
    /(?<!\p{L})(war|waren|sind|ist|hat|haben|wär|wären|gibt|gab|gaben|ging|gingen|geht|kam|kamen|kommt|lag|liegt|steht|stand|läuft|lief|wird|wurde|wurden|hätte|hatten)'?s(?!\p{L})/gu,
    '$1 es',
  ],
  [/(?<!\p{L})(?:bzw\.?|beziehungsweise)(?!\p{L})/gu, ' '],
  [
    /(?<=\p{L} )(?:plus|samt)(?= \p{L})(?! (?:der )?(?:steuern?|mehrwertsteuer|umsatzsteuer|mwst|ust)(?!\p{L}))/gu,
    'und',
  ],
  // The day itself is said, too.
  [
    /(?<!\p{L})(?:kurz |bald |gleich )?(?:vor|nach|um|an|zu) (?:weihnachten|ostern|pfingsten|silvester|neujahr)(?=.* am \d)/gu,
    ' ',
  ],
  // What a register says is no day of a report to it.
  [
    /(?<!\p{L})(?:laut|gemäß)(?: (?:der|dem))? hi-?t(?:[ -]?(?:datenbank|register|liste|stand))?(?!\p{L})/gu,
    'hit register',
  ],
  [
    /(?<!\p{L})laut (?:(?:der|dem|den|unserer|unserem|unseren) )?(?:labor|laborbericht|prüfbericht|lagerbuch|feldbuch|stallbuch|bestandsregister|bestandsbewegungen|ackerschlagkartei|tabelle|aufstellung|übersicht)(?!\p{L})/gu,
    ' ',
  ],
]
