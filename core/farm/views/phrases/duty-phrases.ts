import { phraseTable, type Phrase } from '../../../answers/index.ts'

const MUST = '(muss|müssen|müsste|müssten|soll|sollen|sollte|sollten)( (noch|jetzt|denn|eigentlich))*'
const ARE_STILL = '(ist|sind)( (noch|jetzt|denn|eigentlich))*'

const PARTS = {
  TO_BE: '(werden|sein|worden sein)',
  BADGE: 'tüv|hu|plakette|prüfplakette|hauptuntersuchung',
  WHICH: '(welche[rnms]?|wie viele?) .*?L',
  MUST,
  ARE_STILL,
  /** „Welche Briefe muss ich beantworten“, „… sind zu beantworten“ */
  TO_DO: `(${MUST} (ich|wir|man)«( .*?)?»|${ARE_STILL}«( .*?)?» zu)`,
  /** What is done once, and open until then. */
  DONE_ONCE:
    '(be|ge)zahlt|überwiesen|beglichen|beantwortet|bearbeitet|gemeldet|angemeldet|abgemeldet|eingereicht|abgegeben|abgeschickt|' +
    'beantragt|gestellt|bestellt|erledigt|gemacht|gemäht|geerntet|gedroschen|aufgezeichnet|dokumentiert|eingetragen|nachgetragen',
  ASKS:
    'wie|wieviele?|wann|wer|wem|wen|was|welche[nrms]?|wo|worauf|womit|warum|wieso|' +
    'ist|sind|war|waren|hat|haben|wurden?|gibt|darf|dürfen|muss|zeig',
  /** What a thing is or is not. */
  IS_SO:
    'gültig|abgelaufen|bezahlt|beglichen|erledigt|eingereicht|abgegeben|gemeldet|beantwortet|trächtig|vollständig|gesperrt|überfällig|antibiotisch|antibiotikum',
  NOW: '(noch|gerade|aktuell|derzeit|zurzeit|momentan|heute|jetzt|grade)',
  BARRED: '(wartezeit|wartezeiten|sperre|sperrzeit)',
  FINISHED:
    '(geliefert|da|hier|gekommen|angekommen|eingetroffen|fertig|gemacht|getan|erledigt|abgeschlossen|bezahlt|beantwortet|bestellt|gedeckt|' +
    'abgedeckt|passiert|durch|vorhanden|besorgt)',
  LONG_SINCE: '(schon längst|längst schon|längst|lange|schon lange|schon|bereits)( (wieder|alle|mal))*',
  IN_TIME: 'fristgerecht|rechtzeitig|pünktlich|verspätet',
}

/** What has to be done and by when, and what may be done again. */
export const DUTY_PHRASES: readonly Phrase[] = phraseTable(
  String.raw`
  # What has to be done is not done yet, and a time says when it is due: „Welche Briefe müssen bis Juni beantwortet werden?“
  ^(?=.*‹(bis|innerhalb|heute|morgen|(diese|nächste)[nrms]? (woche|monat|jahr))›)«WHICH» MUST«( .*?)?» «DONE_ONCE» TO_BE$ → $1$2 \
    fällig sind noch nicht $3
  ^«WHICH» MUST«( .*?)?» «DONE_ONCE» TO_BE$ → $1$2 sind noch nicht $3
  ^«WHICH» TO_DO ((be)?zahlen|begleichen|überweisen)$ → $1$2$3 sind noch nicht bezahlt
  ^«WHICH» TO_DO «beantwort|bearbeit|beantrag|bestell|erledig»en$ → $1$2$3 sind noch nicht $4t
  ^«WHICH» (MUST (ich|wir|man)«( .*?)?» (einreichen|abgeben)|ARE_STILL«( .*?)?» (einzureichen|abzugeben))$ → $1$2$3 \
    sind noch nicht eingereicht
  ^«WHICH» TO_DO «meld|mäh»en$ → $1$2$3 sind noch nicht ge$4t
  ^was (muss|müssen|ist|sollte|soll)( (alles|noch|denn|ich|wir))* «(bis|diese[nrsm]?|nächste[nrsm]?|heute|morgen)›.*?» (zu )?(erledigt|\
    gemacht|fertig|erledigen|machen|tun)( TO_BE)?$ → welche termine $1
  # „Welche Bestellung hätte längst geliefert sein müssen?“
  ^«.+?» (hätten?|müssten?|sollten?) (eigentlich |uns |da )*LONG_SINCE( FINISHED)? (müssen|sollen|sein|kommen|werden|(sein|werden|worden sein) \
    (müssen|sollen))(,? (und|aber) (ist|sind|wurden?|kam|kamen)( es| sie)?( noch)? nicht( FINISHED)?)?$ → $1 ist überfällig
  # A bill that is still to be paid is no other bill.
  «rechnungen|belegen?»,? die( (noch|jetzt|alle))* (zu (be)?zahlen|offen|unbezahlt) sind → unbezahlten $1
  # What is done is none of the jobs that are still expected.
  ^«(welche|wie viele?) (L+ )*aufträge(›.*?)?» (sind|wurden)( (schon|bereits))* (erledigt|ausgeführt)› → $1 sind fertig
  # „Welche Bestellungen sind noch nicht geliefert und waren schon erwartet?“
  ^«.*bestellung(en)?(›.*)?» (sind|ist)( (noch|immer))* (nicht (geliefert|gekommen|da)|offen|ausstehend),? und( (waren?|sind|das|der|datum|(liefer)?termin|schon|\
    bis heute|bisher|längst|bereits|eigentlich|ist))*( erwartet( gewesen)?| erwartet am (ist )?vorbei| vorbei| überschritten)$ → \
    $1 ist überfällig
  ^«.*bestellung(en)?(›.*)?» (sind|ist)( (schon|bereits|denn))* (verspätet|im verzug|über dem (liefer)?termin)$ → $1 ist überfällig
  # „… noch offen, also weder bestellt noch geliefert“ says it twice.
  ~(?<=‹(offen|unerledigt)›),? (also |das heißt |sprich )?weder FINISHED noch FINISHED$ →
  ^wie viele? tage vor (dem )?(fristende|fristablauf|ende der frist|ablauf der frist)( (haben|hatten|wurde|war|ist))?( (wir|ich))? \
    «.*?»( (eingereicht|abgegeben|abgeschickt|gestellt|fertig))?$ → wie viele tage lagen zwischen einreichung und frist $1
  # „Was läuft dieses Jahr ab?“
  ^was (läuft|laufen) «.*?» ?ab$ → was abläuft $1
  # What has been ordered need not be ordered.
  ^was (müssen|muss|sollten|sollen|sollte)( (wir|ich|noch|alles|dringend|heute|bald|denn))* (bestellen|nachbestellen|einkaufen|besorgen|ordern)$ → \
    welche bedarfe offen
  ^«(welcher |welche |was ist an )?bedarfe?»›«.*» noch nicht bestellt$ → $1 $2 offen
  # What happens, and did not, is still to come.
  ^was (passiert|geschieht|läuft|ist los|kommt)( (denn|da|so|alles|noch|bei uns|auf uns zu))* (?=(am|im|in|nächste|diese|heute|morgen|übermorgen|ab|\
    bis|kommende)›)~ → welche termine_
  # „Innerhalb der Antragsfrist“
  innerhalb (der|seiner|ihrer) (L*frist)|vor (dem )?(fristende|fristablauf|ablauf der frist)|(noch )?in der frist|\
    fristwahrend|zu(r)? rechten? zeit → rechtzeitig
  # „Plakette noch gültig?“
  ^(?!.*‹(ASKS)›)«.+?»[:,]?«( noch| schon| bereits| wieder)*» «IS_SO»$ → ist $1$2 $3
  ^((ist|war) |(?!.*‹(ASKS)›))«.+?»[:,]? «IN_TIME»$ → ist $1 $2 eingereicht
  # „noch TÜV, oder ist der schon rum?“ asks once.
  ~(?<=.{8}),? oder (ist|sind) (er|sie|es|der|die|das) (da |denn |auch |schon |bereits |längst |inzwischen |wieder )*(rum|um|abgelaufen|\
    ausgelaufen|vorbei|drüber|ungültig|verfallen|fällig|überfällig)› →
  # Why one gives notice in time
  ~(?<=kündig.*),? (damit|dass|so dass|sodass|ohne dass|bevor) .*(verlängerL*|weiterläuft|weiterlaufen|weitergeht|drangehängt|\
    angehängt|dranhängt)( wird)?$ →
  letzte[nr]? (termin|tag|möglichkeit)( zum| zur| für die)? (kündigen|kündigung)› → kündigungstermin
  # What has none any more is over.
  kein(en|e)? (gültige[nr]? )?«BADGE» mehr → $1 abgelaufen
  ^(hat|haben) «.*?»( denn| eigentlich)? noch (einen? )?(gültige[nr]? )?«BADGE»$ → ist $2 von $1 noch gültig
  # „Welche Tiere haben gerade Wartezeit?“
  ^«(welche[rnms]?|wie viele?) .+?|wer» (hat|haben|ist|sind)( NOW)*( (in|unter))?( (eine|der))? (BARRED|«milch|\
    fleisch»sperre)( NOW)*$ → $1 ist noch gesperrt $2
  # „Ab wann darf ich nach der Spritzung vom 12.05.2026 ernten?“
  ^(ab|seit)? ?wann (darf|dürfen|kann|können) (ich|wir|man)« .*?(spritzung|gespritzt|pflanzenschutz|fungizid|herbizid|insektizid).*?»‹(ernten|dreschen|\
    geerntet werden|gedroschen werden)$ → wann endet die erntewartezeit $1
  ^(darf|dürfen|kann|können) (ich|wir|man) «(auf|in|den|die|das|vom) .*?»( schon| wieder| jetzt| noch nicht| heute)* (ernten|dreschen|häckseln)$ → wann \
    endet die erntewartezeit $1
  # „Diarrsan-Kälber: heute schlachtbar?“
  ^«.+?»[:,]? (heute|jetzt)( schon| wieder)? «schlachtbar|frei|ablieferbar|gesperrt»$ → ist $1 $2
`,
  PARTS,
)
