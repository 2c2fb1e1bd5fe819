import { EMPTY_WORDS } from '../../shared/german/closed-classes.ts'

export const MODAL_VERBS =
  'muss müssen musst müsste müssten darf darfst dürfen dürfte dürften soll sollen sollte sollten kann können könnte könnten'.split(
    ' ',
  )

/** What only asks: question words, and the column of days that „wann“ asks for. */
const ASKS = `wieviel wieviele anzahl datum tag tage stück frage info infos information informationen übersicht liste`

/** The farm itself: all rows are of it. */
const OWN_FARM = `betrieb betriebes betriebs hof hofes höfe hofkern unsre unsrer unsrem unsren unserm unsern
  deren`

/** That something is written down here. */
const ENTERED = `eingetragen erfasst verzeichnet verzeichnen hinterlegt gespeichert vermerkt aufgeschrieben notiert
  dokumentiert offiziell`

/** Verbs of being, coming to be, having and getting, and the particles that they are left with. */
const LIGHT_VERB_FORMS = `liegen liegt lag stehen stand befinden befindet besitze besitzt besitzen kommt kommen wär
  geblieben sinds wars machts gehts kriegt's heißt heißen lauten beträgt betragen macht machen krieg kriege
  kriegen kriegt bekomme bekommen bekommt bekam bekamen kriegte kriegten gekriegt abgekriegt abbekommen
  gehen geht gehn tun tut tu tät täte täten dät tätest steckt stecken enthält enthalten beinhaltet hab hätt
  s weg rein raus hin rauf runter her los`

/** Verbs of asking, telling, seeing and wanting to know, and the modals before them. */
const ASKING_VERBS = `sag sage sagen zeig zeige zeigen nenn nenne nennen auflisten gib könntest würdest wissen weißt weisst
  guck gucken schau schauen nachschauen nachgucken nachsehen sehen rausfinden finde find finden findet
  verraten erzähl erzählen check lies vorlesen würd möcht könntet meinst glaub glaube`

/** Pronouns and numbers of what is meant anyway, and what is read elsewhere as a selection or a total. */
const COUNTED_ANYWAY = `folgende folgenden einzelne einzelnen einzeln einzelnes jeweils jeweilige ganze ganzen gesamte gesamten
  gesamt insgesamt zusammen all eins jemand selber denen irgendwelche überall letztes letzte letzten
  letzter letztem zuletzt erste ersten erster erstes erstem zuerst nächste nächsten nächster nächstes
  aktuell aktuelle aktuellen aktueller heute heut gleich hohe hohen hoher hohes prozent kg kilo kilogramm
  neulich kürzlich letztens unlängst vorhin jüngst
  meistens damals seinerzeit morgen abend guten sache sachen ding dinge zeug kram`

/** Words that are no content of a question to a farm, beside the stop words of German. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...MODAL_VERBS,
  ...EMPTY_WORDS,
  ...[ASKS, OWN_FARM, ENTERED, LIGHT_VERB_FORMS, ASKING_VERBS, COUNTED_ANYWAY].flatMap((list) => list.split(/\s+/u)),
])

/** Those of the closed classes that are long enough to be known with a slip of the hand. */
export const LONG_EMPTY_WORDS: ReadonlySet<string> = new Set([...EMPTY_WORDS].filter(({ length }) => length >= 7))

/** They ask for means and reasons, which some entries name, and are content although they are stop words. */
export const CONTENT_QUESTION_WORDS: ReadonlySet<string> = new Set([
  'womit',
  'woran',
  'wogegen',
  'warum',
  'wieso',
  'weshalb',
])
