import { phraseTable, type Phrase } from './phrase-table.ts'

/** Who asks, where he stands and what for, before and behind a question. */
export const WHO_ASKS: readonly Phrase[] = phraseTable(String.raw`
  # „Azubi hier, steh am Iglu.“
  ^(hier (ist |spricht )?(der |die )?)?(azubi|lehrling|praktikant(in)?|geselle|auszubildende[rn]?|\
    betriebshelfer(in)?|melker(in)?|senior|junior|chef(in)?|altbauer|opa|oma)( hier| am apparat| \
    spricht)?[,.:!-] ?~ →
  ^(ich )?(steh|stehe|sitz|sitze|bin|lieg|liege|hock|hocke)( (gerade|grad|eben|jetzt|hier|da))* (am|im|beim|auf \
    dem|auf der|vor dem|vor der|in der|bei den|bei der|an der) (L+)[.,;:!] ?(?=.*L .*L)~ →
  # „Wenn morgen der Tankwagen kommt, …“ asks how it is now.
  ^wenn ((heute|morgen|gleich|nachher|nächste woche|bald) )?(der|die|das) (L*(wagen|laster|lkw|händler|fahrer|\
    lieferung|prüfer|kontrolleur|berater)) (kommt|da ist|vorbeikommt|anrückt),? (?=wie|was|wann|welche)~ →
`)

const PARTS = {
  /** Who did it, as the family says; kin that animals have, too, is none of them. */
  FAMILY:
    '(mama|mami|mutti|papa|papi|vati|oma|opa|chefin|chef|senior|junior|altbauer|altenteiler)|(meine|unsere|' +
    'die) frau|(mein|unser) (mann|sohn|vater|bruder|schwager)',
  /** What the office of a farm does, of which rows do not tell who did it. */
  DONE_AT_THE_DESK:
    'bezahlt|gezahlt|überwiesen|beglichen|abgeschickt|losgeschickt|weggeschickt|eingeschickt|geschickt|' +
    'eingereicht|abgegeben|gestellt|beantragt|gemeldet|angemeldet|bestellt|gekauft|unterschrieben',
  HASTE: '((mal|ganz|bitte|jetzt|gerade|grad|möglichst|sehr|recht) )*(schnell|fix|flott|dringend|eilig)( mal)?',
  /** What an answer is for. */
  PURPOSE:
    '(für den |für die |für das |für ein(en)? |fürs |für |fürn )(steuer|steuererklärung|prüfer|prüferin|' +
    'kontrolleur|buchhaltung|buchführung|formular|ordner|akten?|antrag)',
}

/** What is said beside a question and narrows nothing. */
export const ASIDES: readonly Phrase[] = phraseTable(
  String.raw`
  ~(?<=‹(hat|hatte) )((der|die|unsere?|meine?) )?FAMILY (?=.*DONE_AT_THE_DESK›)~ →
  ^((der|die|unsere?|meine?) )?FAMILY (?=(hat|hatte) .*DONE_AT_THE_DESK›)~ →
  # „Die Mailadresse vom Amt brauch ich schnell“
  ^(?!.*‹(wie|was|wann|wo|wer|welche[rnms]?|noch)›)«.{6,}?»,? (brauche?|bräuchte?|benötige) (ich|wir)( HASTE| mal| \
    bitte| nochmal)*$ → $1
  ^(?!.*(rechnung|kost|zahl|frist|fällig|termin|zuständig|ansprech|telefon|brauch|bis wann|wann))«.*L .*L»,? \
    PURPOSE$ → $1
  neu (?=(da|hin)?zu ?gekommen|(rein|an|herein)gekommen|angefallen|geboren|angeschafft|gekauft|hergekommen)~ →
  # „Welche eingetragenen Kühe …?“
  (?<!‹(nicht|nie|noch|schon|bereits|neu) )(namentlich )?(eingetragenen?|erfassten?|verzeichneten?|hinterlegten?) (?=L)~ →
  # „wie viel warn das“, „was wurd gemacht“
  warn(?='?s?›)~ → waren
  # As it was written before 1996
  «m[uü]|l[aä]|da|wu»ß(?=(t|te|ten)?›)~ → $1ss
  gar(?=nicht|nichts|kein)~ → gar_
  (so )?(mal eben|ganz kurz|ganz genau|(mal )?so grob|konkret) → _
  beziehungsweise|auf den (tag|cent|liter|hektar) genau|parat|zur hand|griffbereit|auf dem schirm|für (die|meine|\
    unsere) (akten|unterlagen)|fürs protokoll|nur zur kontrolle → _
  «war|waren|sind|ist|hat|haben|wär|wären|gibt|gab|gaben|ging|gingen|geht|kam|kamen|kommt|lag|liegt|steht|stand|\
    läuft|lief|wird|wurde|wurden|hätte|hatten»'?s → $1 es
  ~(?<=L )(plus|samt|\+|&)(?= L)(?! (der )?(steuern?|mehrwertsteuer|umsatzsteuer|mwst|ust)›)~ → und
`,
  PARTS,
)
