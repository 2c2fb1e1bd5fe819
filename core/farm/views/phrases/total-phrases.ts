import { phraseTable, type Phrase } from '../../../answers/index.ts'

const PARTS = {
  BILL_CAME: '(rein)?bekommen|(rein)?gekriegt|erhalten',
  BILL_CAME_IN: '(rein|herein|an)?gekommen|eingegangen|eingetroffen|reingeflattert',
  BILL_WENT: '(raus|heraus)?geschrieben|(aus)?gestellt|(ver|raus|ab)?geschickt|verschickt|versandt|versendet',
  OF_A_HECTARE: 'hektar|ha|euro/ha|€/ha',
  ANY_RENT: '‹(gesamt)?(pachtzins(es|en)?|pachtpreis(es)?|pachtkosten|pachtaufwand|pachtzahlung(en)?|pachtgeld|pacht)›',
  A_YEAR:
    '‹((im|aufs|übers|pro|je|fürs|das|jedes) (ganze[ns]? |volle[ns]? )?jahr|jährlich|jahresL+|insgesamt|gesamt|' +
    'im ganzen|in summe|in der summe|alles zusammen|alles in allem|summa summarum|zusammen(gerechnet|genommen)?|total|unterm strich)›',
  LIQUID_STORE: 'L*(tank|behälter|grube|kanal|silo|fass|lagune)s?',
}

/** What farmers ask of the whole, and of the time between two days. */
export const TOTAL_PHRASES: readonly Phrase[] = phraseTable(
  String.raw`
  # „fürs ganze Bergfeld“, „auf dem ganzen Pfaffenacker“
  «für|auf|in»«s| das| die| den| dem| der» (ganze|gesamte)[nrsm]? (?!jahr|hof|betrieb|monat|woche|zeit|farm|höfe|land)«L{4,}» → \
    insgesamt $1$2 $3
  # „Der fünf Jahre 2021 bis 2025“, „im Mittel von 21 bis 25“
  ((der|den|die|über) )*(letzten )?\d{1,2} (ernte|anbau|wirtschafts)?jahren? (von )?(?=20\d\d (bis|und|-))~ → von_
  ^(?=.*(mittel|schnitt|ernte|ertrag|erträge|verlauf))«.*?»‹(von|zwischen) «[12]\d» (bis|und) «[12]\d»(?! ?(kg|t|dt|ha|l|%|cm|m|\
    euro|prozent|tagen?|stück)›)~ → $1von 20$2 bis 20$3
  # A layer of soil is called by its depths.
  (ober(st)?e[nr]?|obern) «\d{2}» (cm|zentimetern?) → 0-$1 cm
  # „Wie viele Tage liegen zwischen heute und dem Ende der Sachkunde?“
  ^wie viele? «tage|wochen|monate» (liegen|sind|vergehen)( (es|noch))* zwischen heute und (dem|der|den) → wie viele $1 sind es noch bis zum
  # „Wie viele Tage sind es noch bis zu Bertas erwarteter Kalbung?“
  (erwartete[nrs]?|nächste[nrs]?|kommende[nrs]?) (ab)?kalbung → kalbetermin
  bis zu[rm]? ((ab)?kalbung|kalben) → bis kalbetermin
  # What was, not what is to come
  (?<=‹(letzte|vorige|jüngste|war|waren)[nrsm]?›.*)abkalbung(en)? → kalbung
  # From one day of a thing to another
  ^«.*?»:? (wie viele )?tage (von|zwischen) (der )?«L+» (bis|und) (zur |der )?«L+»$ → wie viele tage lagen zwischen $2 und $3 $1
  ^wie viele? tage (hat|hatte) es gedauert,? bis → wie viele tage lagen bis
  # What somebody gets in an hour: „Was kriegt der Marek die Stunde?“, „Marek kriegt was die Stunde?“
  ^((was|wie viel)( geld| euro| lohn)? (kriegt|bekommt|verdient|kostet) «.+?»|«.+?» (kriegt|bekommt|verdient|\
    kostet) (was|wie viel)) (die|pro|je|in der|in da) stund(en?)?$ → was stundenlohn $1$2
  # How others number the farm: „Welche Nummer haben wir bei der Molkerei?“
  (welche|was für eine|unter welcher) nummer (haben|führen|laufen) wir (beim|bei)~ → welche kundennummer bei_
  # What others owe: „Was schuldet uns die Naturkost noch?“, „Wer schuldet uns noch Geld?“
  ^(was|wie viel)( geld| euro)? (schuldet|schulden) (uns|mir) (noch )?«.+?»( noch)?$ → wie viel forderungen $1
  ^(was|wie viel)( geld| euro)? (schuldet|schulden) «.+?» (uns|mir)( noch)?$ → wie viel forderungen $1
  ^(wer|welche kunden|welcher kunde) (schuldet|schulden)( (uns|mir|noch|eigentlich|was|etwas|geld))*$ → welche \
    forderungen
  ^((wer|welche kunden) (hat|haben)|(hat|haben) (uns|mir) (jemand|einer|kunden)) (uns |mir |seine rechnung |ihre \
    rechnung |die rechnung )?(noch|immer noch) nicht ((be|ge)zahlt|überwiesen)$ → welche forderungen
  (offene[nr]?|unbezahlte[nr]?) rechnungen (an|bei) (unseren? )?(?=L)~ → forderungen_
  # What we got and what we wrote: „Wie viele Rechnungen haben wir im März bekommen?“
  rechnung«en|»(?=.*‹(wir|ich)›.*‹(BILL_CAME)( haben| habe)?END) → eingangsrechnung$1
  rechnung«en|»(?=.*‹(BILL_CAME_IN)( sind| ist)?END) → eingangsrechnung$1
  rechnung«en|»(?=.*‹(wir|ich)›.*‹(BILL_WENT)( haben| habe)?END) → ausgangsrechnung$1
  ~(?<=‹(wir|ich)›.*)‹rechnung«en|»(?=.*‹(BILL_WENT)( haben| habe)?END) → ausgangsrechnung$1
  # „Hat der Harms sein Geld schon bekommen?“
  ^(hat|haben) (die |der |das |unser |unsere )?«L+( L+)?» (sein|ihr|das|unser) geld( (schon|endlich|denn|jetzt|noch|\
    nicht|alles|von uns))*( (bekommen|gekriegt|erhalten))?$ → ist die rechnung von $1 bezahlt
  # „Wie viele Kühe fehlen uns noch zum Zielbestand?“
  ^wie viele? «.*?»‹(fehlt|fehlen)( (uns|mir|noch|da|denn|eigentlich))* ((bis )?zu[mr]|am|auf den) (ziel|soll|\
    plan)-?(bestand|zahl|stärke)( (bei |an |von )?(den |unseren )?«L+»)?( noch)?$ → wie hoch ist fehlbestand $1$2
  ^(was|wie viel)( geld| euro)? (kriegt|bekommt|verdient) «.+?» (von (uns|mir) )?(jedes|im|pro|aufs|übers) jahr( von (uns|mir))? \
    (für|fürs|vom|am) «(das |den |die |dem )?L+»(,? (alles (in allem|zusammen)|insgesamt|in euro|für die ganze fläche))*$ → was kostet jahrespacht $2 $1
  # The rent of a year is that of a hectare times the hectares.
  ~(?<=pacht.*)[:,]? (hektar|ha|fläche|größe) (mal|×|x|\*) ((den|dem|der) )?(pachtpreis|pachtzins|pachtsatz|hektarpacht|pacht|preis)( (je|pro) \
    (hektar|ha))?› → _insgesamt
  ^(?!.*‹OF_A_HECTARE›)(?=.*A_YEAR)«.*?»ANY_RENT~ → $1jahrespacht
  # The milk that is tested is that of the tank.
  ^(?=.*(fett|eiweiß|zellzahl|zellen|keim|harnstoff|gefrierpunkt|milchgüte))«.*?»‹(tankmilch|sammelmilch|\
    hofmilch) → $1milch
  # What was paid is told with what it comes to; what something cost is another question.
  ^(?!.*(für|fürs|davon|noch|wann|wem|pacht)›)(was|wie viel)( geld| euro)? «haben wir|habe ich|haben|hatten wir|\
    wurden?|ist|sind»›«.*?»( (insgesamt|(alles |alle )?zusammenL*|in summe|im ganzen|total|unterm strich))?( \
    an)? (überwiesen|bezahlt|gezahlt|beglichen)( worden)?$ → was $1$2 überwiesen
  # „Diesel noch da?“
  ^(ist |sind |haben wir )?(noch )?«L{3,}» (noch |denn )+(da|übrig|vorrätig|vorhanden|auf lager)$ → wie viel $1 \
    vorrat
  # What is lost
  kaputt gegangen → kaputtgegangen
  (verloren|hops|flöten) gegangen → verloren
  # How much lies in a tank is not how much it holds.
  ^wie viele? (liter|l|kubik|kubikmeter|m³|tonnen|t)« (gülle|rindergülle|jauche|diesel|heizöl|sprit|kraftstoff|\
    wasser)»? ((denn|noch|jetzt|gerade) )*(ist|sind|haben wir|liegt|liegen|steht|stehen|war|waren|hat es)( (denn|\
    noch|jetzt|gerade|zurzeit))* (im|in der|in dem) «LIQUID_STORE»( (noch|jetzt|drin|drinnen|gerade))*$ → wie \
    füllstand$1 $2
  ^wie viele? (liter|kubik|kubikmeter|m³|tonnen)« (gülle|diesel|heizöl|sprit|wasser)»? gibt (der|die|das|unser) \
    «LIQUID_STORE»( (denn|noch|jetzt|überhaupt|eigentlich))* her$ → wie füllstand$1 $2
  ^wie viel «gülle|rindergülle|schweinegülle|jauche|gärrest|diesel|heizöl|wasser» (ist|war|liegt|sind|waren)«( (am|ende|anfang|mitte) .*?)?»( (noch|jetzt|\
    gerade))* (im|in der|in dem) «LIQUID_STORE»( (noch|drin|drinnen))*$ → wie füllstand $1$2 $3
  # „Wie viel Liter sind im Dieseltank noch frei?“, „Wie hoch ist die freie Kapazität vom Güllebehälter?“
  ^wie viele? «(liter|l|kubik|kubikmeter|m³|tonnen|t) »?«L+ »?(ist|sind|wäre|wären)( (denn|jetzt|gerade|noch))* (im|in der|in dem|in unserem|in unserer) \
    «LIQUID_STORE»( (noch|jetzt))* frei$ → wie viel restkapazität $2$3
  (freie[nrs]?|verfügbare[nrs]?|ungenutzte[nrs]?|restliche[nrs]?|verbleibende[nrs]?) (kapazität|lagerkapazität|lagerraum|volumen)(?=.*‹LIQUID_STORE›)~ → \
    restkapazität
  # „Wie viel Liter Diesel passen noch in den Tank?“
  ^wie viel (liter |l |kubik |kubikmeter |m³ |tonnen |t )?«L+ »?(passt|passen|geht|gehen|bringen wir|bringe ich|\
    kriegen wir|kriege ich|bekommen wir)( (denn|da|wohl|jetzt))* noch ((in (den|die|das|unseren|unsere)) \
    «LIQUID_STORE»( (rein|hinein|unter))?|(da )?(rein|hinein))$ → wie viel restkapazität $1 $2
`,
  PARTS,
)
