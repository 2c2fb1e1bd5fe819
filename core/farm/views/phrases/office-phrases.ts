import { phraseTable, type Phrase } from '../../../answers/index.ts'

const PARTS = {
  BELOW: '(nicht über|unter|unterhalb|niedriger als|kleiner als|geringer als)( (der|die|als))?( bundesweite[nr]?)?',
  ABOVE: '(über|oberhalb|höher als|größer als)( (der|die|als))?( bundesweite[nr]?)?',
  HAS_COME: '(geblieben|gelegen|gekommen|gerutscht|drüber|drunter)',
  OFFICE: '(lwk|aelf|alff|svlfg|[\\p{L}-]*(kammer|amt|behörde|kasse|stelle|landkreis|zoll|genossenschaft))',
}

/** What offices and their registers have, send and get. */
export const OFFICE_PHRASES: readonly Phrase[] = phraseTable(
  String.raw`
  # How many a register has is what was counted on a day.
  ^(?=.*‹(wie viele?|L*bestand|gesamtL*|summe|anzahl|kopfzahl|zusammen)›)(?!.*‹(melden|meldung)›)(?=.*‹(am|zum) \d|(?!.*‹gemeldet›))«.*?»‹((laut|in der|in|\
    aus der|bei) )?(hit register|hi-?t([ -]?(datenbank|register|liste|abruf))?|rinderdatenbank)( (drin|geführt|geführte[nr]?))?› → \
    $1stichtagszählung
  # „2025-2“ is the second half of the year in reports of antibiotics, which are held against two key figures.
  ^(?=.*(therapie|antibiot|tam|kennzahl|nullmeldung))«.*?»«20\d\d»[-/. ]+«[12]»(?![\d.])~ → $1$3. halbjahr $2
  # „Haben wir die Kennzahl 2 überschritten?“
  (die |der )?kennzahl «1|2|eins|zwei» (überschritten|überschreitet|gerissen) → über kennzahl $1
  (die |der )?kennzahl «1|2|eins|zwei» (unterschritten|unterschreitet|eingehalten) → unter kennzahl $1
  # „Therapiehäufigkeit der Kühe unter Kennzahl 1?“
  BELOW kennzahl (1|eins)( HAS_COME)? → therapiehäufigkeit unterkennzahleins kennzahl 1
  BELOW kennzahl (2|zwei)( HAS_COME)? → therapiehäufigkeit unterkennzahlzwei kennzahl 2
  ABOVE kennzahl (1|eins)( HAS_COME)? → therapiehäufigkeit überkennzahleins kennzahl 1
  ABOVE kennzahl (2|zwei)( HAS_COME)? → therapiehäufigkeit überkennzahlzwei kennzahl 2
  # An animal that has lost its tag has its number all the same.
  (trägt|tragen|hat|haben|ist|sind)( (zurzeit|gerade|derzeit|aktuell|noch|überhaupt))* (ohne|keine?n?)( gültigen?)? \
    ohr(marken?|stecker)( mehr| drin| im ohr)* → ohnemarke
  ^(bei|an) welche[mnr] «L+» (fehlt|fehlen)( L+){0,3}? ohr(marken?|stecker)$ → welche $1 ohnemarke
  (von|aus) welche[mr] (betrieb|hof|händler|viehhändler|züchter) (stammt|stammen|kommt|kommen|kam|kamen|ist|sind)› → welche herkunft hat
  ^welche aufgaben? (hat|haben|übernimmt)› → welchen aufgabenbereich hat
  ^wo (liegt|ist)( denn)? (unser|der|mein) (hof|betrieb)$ → hofadresse
  ffh[- ]?gebiete?n?s? → ffh
  # „Wer arbeitet nicht mehr hier?“
  ^«wer|welche (leute|mitarbeiter)» (hat|haben|ist|sind|arbeitet|arbeiten)( (hier|da|dabei|alles|schon))* \
    (aufgehört|gegangen|gekündigt|nicht mehr)( (hier|da|dabei))*$ → $1 ist ehemalige
  ^wann (hat|haben|ist|sind) «.+?» (aufgehört|ausgeschieden)$ → bis wann war $1 beschäftigt
  ^(bei|für|auf) welche[nr]? (felder|feldern|flächen|schläge|schlägen) (fehlt|fehlen) «.*?»(die|der|das|eine) \
    (L*bedarfsL*|L*bedarf)$ → für welche felder wurde $1kein düngebedarf ermittelt
  ^wann (wurden?|ist|sind|war) «.+?» (genehmigt|bewilligt|erlaubt)( worden)?$ → wann wurde die genehmigung für $1 erteilt
  letzte[rn]? arbeitstag› → austrittsdatum
  # Machines
  ^wie breit (arbeitet|streut|spritzt|mäht|drillt|sät|geht)› → welche arbeitsbreite hat
  ^bis wann (ist|war|sind) «.+?» (geprüft|getüvt|abgenommen)$ → bis wann ist $1 gültig
  ^(bis )?wann (muss|müssen|soll|sollte) «.*(spritze|schlepper|traktor|trecker|fass|wagen|streuer|lader|anhänger|maschine|gerät)›.*?» (wieder )?\
    (geprüft|getüvt) werden$ → bis wann ist $1 gültig
  ^wann (bekamen|kriegten|erhielten) (wir|ich) «.+?»$ → wann haben wir $1 bekommen
  # Certificates; who comes to audit is none of those who hold one.
  erste[- ]hilfe[- ]?(kurs|schein|lehrgang|ausbildung|nachweis)? → ersthelferschein
  ^wann (hat|haben|habe) «.+?» (seine?n?|ihre?n?|den|die|das|unseren?) «L*(schein|sachkunde|nachweis|ausweis|zertifikat)» \
    (gemacht|bestanden|bekommen|abgelegt)$ → wann $2 von $1 ausgestellt
  ^wer (hat|macht|machte|war)( uns)? (das |den |die )?«.*audit»›.*$ → wer prüfstelle $1
  thema (der|von der|unserer) (letzten )?(fortbildung|schulung) → fortbildungsthema
  # Who comes to inspect the farm, and what was recorded
  ^wie (hoch|groß|viel) (war|ist) (der|unser) «L*schaden»› → was $1
  (cross[- ]?compliance|cc|vor[- ]ort|konditionalitäts)[- ]?(kontrolle|prüfung) → hofkontrolle
  ^wer hat uns« .*?»? (kontrolliert|geprüft|inspiziert)$ → was hofkontrolle$1
  ^wann (wurden|sind) wir« .*?»? (kontrolliert|geprüft|inspiziert)( worden)?$ → wann hofkontrolle$1
  # Letters, applications
  ^«(wie|was) (sind|lauten) .*»koordinaten → $1breitengrad und längengrad
  weswegen|wegen was|aus welchem grund|(warum|wieso)(?= (hat|haben) .+ (geschrieben|gemahnt)) → weshalb
  ^wann (wurde|ist|hat|war)›«.*?‹L*(brief|schreiben|mahnung|bescheid|anhörung)›.*?» (geschrieben|verfasst|aufgesetzt)( worden)?$ → von wann ist$1
  ^(bei wem|an wen|wohin|wo|zu wem) (geht|gehen|muss|müssen|reichen|schicken|geben|melden|stellen)( (wir|ich))? (der |die |das |den )?\
    «(L+ )?L*(antrag|meldung|agrardiesel)»( (ein|ab|hin|gehen|raus|(eingereicht|abgegeben|gestellt) werden))?$ → welche stelle hat antrag $1
  ^((waren|sind) (wir|ich) (mit|bei) «.+?»|(war|kam|ist) «.*(antrag|meldung)›.*?») zu spät( dran)?$ → ist $1$2 \
    verspätet
  ^(um )?wie viele? tage( zu spät)? (war|kam|ging) «.*L*(antrag|meldung)›.*?»( zu spät)?( (dran|raus|eingereicht|abgegeben))?$ → \
    wie viele tage lagen zwischen frist und einreichung $1
  ^(bis )?wann (muss|müssen) «.*(antrag|diesel|versicherung|meldung)›.*?» (beantragt|eingereicht|gemeldet|abgegeben|gestellt) (sein|werden)$ → \
    welche abgabefrist hat $1
  ^welche[rs]? «L+» (muss|müssen)« .+?» zum tüv$ → bei welchen $1 läuft die hauptuntersuchung$2 ab
  ^welche «anträge|meldungen» (fehlen( noch)?|(stehen|sind)( noch)? (aus|offen|ausstehend|zu stellen))$ → welche $1 \
    sind noch nicht eingereicht
  # Who mends things, and not who has mended one
  ^wer (repariert|wartet|richtet) (?!(auf|noch|immer)›)(uns )?(den |die |das |unseren |unsere )?«.+?»$ → wer werkstatt für $1
  # People
  ^«wie viele|welche» angestellten? → $1 mitarbeiter
  ^wer (macht|betreut|versorgt) (den |die |das )?«L*(stall|ställe|biogas|biogasanlage|ackerbau|büro|vermarktung|direktvermarktung|hofladen|buchhaltung|buchführung)»( (bei uns|hier|auf dem hof))?$ → \
    wer vom personal ist für $1 zuständig
  ^wann (endet|endete|ist) die (lehre|ausbildung|lehrzeit) (von|vom) «.+?»( zu ende| fertig)?$ → bis wann ist $1 beschäftigt
  ^wann ist «L+» mit (der|seiner|ihrer) (lehre|ausbildung|lehrzeit) fertig$ → bis wann ist $1 beschäftigt
  ^von wann bis wann (hat|haben) «.+?» gearbeitet$ → was arbeitszeit $1
  # The farm itself
  ^wem gehört (der|unser|dieser) (hof|betrieb)$ → wer sind die gesellschafter
  ^wie hoch (liegt|ist) (der|unser) (hof|betrieb)( über (dem )?(meer|meeresspiegel|nn))?$ → welche meereshöhe
  ^(was )?verkaufen (wir|ich)( (denn|alles|auch))* (direkt|ab hof|direkt ab hof|im hofladen)$ → welche \
    direktvermarktung
  # „Welche Aufträge sind erst angefragt?“
  erst (?=(angefragt|geplant|vereinbart|bestellt|erwartet)›)~ →
  # What others write, and what is sent to an office.
  ^(was|welche[ns]? (post|briefe?|schreiben|unterlagen)) (hat|haben) (uns|mir) ((die|der|das) )?«.+?»( (zuletzt|alles|so|noch))* \
    (zu|ge|her)?(ge)?(schickt|schrieben|sandt|sendet)$ → welche briefe von $1 eingegangen
  ^(was|welche (unterlagen|anträge|meldungen|einreichungen)) (habe?|haben) (ich|wir)«.*?» (an|bei|beim) «(.* )?OFFICE.*?» \
    (abgegeben|(ab|ein|hin|weg)?geschickt|eingereicht|gesendet|übermittelt|vorgelegt)$ → welche anträge$1 bei $2 eingereicht
  ^«OFFICE.*?»:? was (haben wir )?abgegeben$ → welche anträge bei $1 eingereicht
`,
  PARTS,
)
