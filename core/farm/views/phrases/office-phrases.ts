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
  ^(?=.*(therapie|antibiot|tam|kennzahl|nullmeldung))«.*?»«20\d\d»[-/ ]+(ii)› → $12. halbjahr $2
  # „Haben wir die Kennzahl 2 überschritten?“
  (die |der )?«1|2»\. kennzahl› → kennzahl $1
  (die |der )?kennzahl «1|2|eins|zwei» (überschritten|überschreitet|überschreiten|gerissen|übertroffen) → über kennzahl $1
  (die |der )?kennzahl «1|2|eins|zwei» (unterschritten|unterschreitet|unterschreiten|eingehalten) → unter kennzahl $1
  # „Therapiehäufigkeit der Kühe unter Kennzahl 1?“
  ^(?!.*‹(wie|wann|wer|was|welche[nrms]?|wo|ist|sind|war|waren|hat|haben|lag|liegt|lagen|liegen)›)«.+?» «(BELOW|ABOVE) kennzahl \
    (1|2|eins|zwei)»$ → ist $1 $2
  BELOW kennzahl (1|eins)( HAS_COME)? → therapiehäufigkeit unterkennzahleins kennzahl 1
  BELOW kennzahl (2|zwei)( HAS_COME)? → therapiehäufigkeit unterkennzahlzwei kennzahl 2
  ABOVE kennzahl (1|eins)( HAS_COME)? → therapiehäufigkeit überkennzahleins kennzahl 1
  ABOVE kennzahl (2|zwei)( HAS_COME)? → therapiehäufigkeit überkennzahlzwei kennzahl 2
  als geboren gemeldet → geburt gemeldet
  # An animal that has lost its tag has its number all the same.
  (trägt|tragen|hat|haben|ist|sind)( (zurzeit|gerade|derzeit|aktuell|noch|überhaupt))* (ohne|keine?n?)( gültigen?)? \
    ohr(marken?|stecker)( mehr| drin| im ohr)* → ohnemarke
  ohne( gültigen?| eine?n?)? ohr(marken?|stecker)› → ohnemarke
  ^(bei|an) welche[mnr] «L+» (fehlt|fehlen)( L+){0,3}? ohr(marken?|stecker)$ → welche $1 ohnemarke
  ^(sind|waren) (noch )?alle ohrmarken( noch)?( (da|drin|dran|vollständig|vorhanden))?$ → welche tiere ohnemarke
  ^(haben|tragen) (noch )?alle (tiere|rinder|kälber|bullen|kühe|fresser)( noch)? (ihre |eine )?ohrmarken?( drin)?$ → welche tiere ohnemarke
  (von|aus) welche[mr] (betrieb|hof|händler|viehhändler|züchter) (stammt|stammen|kommt|kommen|kam|kamen|ist|sind)› → welche herkunft hat
  ^welche aufgaben? (hat|haben|übernimmt|macht)› → welchen aufgabenbereich hat
  ^aufgaben?:? (von |vom )?(?!(heute|morgen|diese|nächste|im|bis|für|der|des|am|in)›)«L{3,} L{3,}»$ → welchen aufgabenbereich hat $1
  ^«L{3,} L{3,}» ?[–:-] ?aufgaben?$ → welchen aufgabenbereich hat $1
  wie ?viele? arbeitsstunden› → wie viel stunden arbeitszeit
  letzte[rn]? arbeitstag› → austrittsdatum
  ^wo (liegt|ist|befindet sich|steht)( denn)? (unser|der|mein) (hof|betrieb)$ → hofadresse
  ^(wie|was) (ist|lautet) (unsere|die|meine|eure) (hofadresse|adresse|anschrift)( (vom|von unserem) (hof|betrieb))?$ → hofadresse
  ffh[- ]?gebiete?n?s? → ffh
  # „Wer arbeitet nicht mehr hier?“
  ^«wer|welche L+|wie viele L+» (hat|haben|ist|sind)( (bei uns|hier|denn|alles|schon))* (aufgehört|gegangen|gekündigt)$ → $1 ist ehemalige
  ^«wer|welche (leute|mitarbeiter)» (arbeitet|arbeiten|ist|sind)( (hier|bei uns|da|dabei))* nicht mehr( (hier|bei uns|da|dabei|auf dem hof))*$ → \
    $1 ist ehemalige
  ^wann (hat|haben|ist|sind) «.+?»( (bei uns|hier))* (aufgehört|ausgeschieden)$ → bis wann war $1 beschäftigt
  (mit )?wie ?viele?n? (stück|tieren)(?= .*seuchenkasse)~ → wie viele tiere
  (auf |für )?(essbare[sn]?|das) gewebe → fleisch
  am heutigen tage? → heute
  meldung (des|der|vom|von) «zugang|abgang|geburt»(s|es)?› → $1smeldung
  ^(bei|für|auf) welche[nr]? «felder|feldern|flächen|schläge|schlägen» (fehlt|fehlen) «.*?»(die|der|das|eine) (L*bedarfsL*|\
    L*bedarf)( für( den)? dünger)?$ → für welche felder wurde $2kein düngebedarf ermittelt
  # What others write, and what is sent to an office.
  ^(was|welche[ns]? (post|briefe?|schreiben|unterlagen)) (hat|haben) (uns|mir) ((die|der|das) )?«.+?»( (zuletzt|alles|so|noch))* \
    (zu|ge|her)?(ge)?(schickt|schrieben|sandt|sendet)$ → welche briefe von $1 eingegangen
  ^(was|welche (unterlagen|anträge|meldungen|einreichungen)) (habe?|haben) (ich|wir)«.*?» (an|bei|beim) «(.* )?OFFICE.*?» \
    (abgegeben|(ab|ein|hin|weg)?geschickt|eingereicht|gesendet|übermittelt|vorgelegt)$ → welche anträge$1 bei $2 eingereicht
  ^«OFFICE.*?»:? was (haben wir )?abgegeben$ → welche anträge bei $1 eingereicht
`,
  PARTS,
)
