import { phraseTable, type Phrase } from '../../../answers/index.ts'

const PARTS = {
  OFFICE: '(lwk|aelf|alff|svlfg|[\\p{L}-]*(kammer|amt|behörde|kasse|stelle|landkreis|zoll|genossenschaft))',
}

/** What offices and their registers have, send and get. */
export const OFFICE_PHRASES: readonly Phrase[] = phraseTable(
  String.raw`
  # How many a register has is what was counted on a day.
  ^(?=.*‹(wie viele?|L*bestand|gesamtL*|summe|anzahl|kopfzahl|zusammen)›)(?!.*‹(gemeldet|melden|meldung)›)«.*?»‹((laut|in der|in|\
    aus der|bei) )?(hit register|hi-?t([ -]?(datenbank|register|liste|abruf))?|rinderdatenbank)( (drin|geführt|geführte[nr]?))?› → \
    $1stichtagszählung
  # What others write, and what is sent to an office.
  ^(was|welche[ns]? (post|briefe?|schreiben|unterlagen)) (hat|haben) (uns|mir) ((die|der|das) )?«.+?»( (zuletzt|alles|so|noch))* \
    (zu|ge|her)?(ge)?(schickt|schrieben|sandt|sendet)$ → welche briefe von $1 eingegangen
  ^(was|welche (unterlagen|anträge|meldungen|einreichungen)) (habe?|haben) (ich|wir)«.*?» (an|bei|beim) «(.* )?OFFICE.*?» \
    (abgegeben|(ab|ein|hin|weg)?geschickt|eingereicht|gesendet|übermittelt|vorgelegt)$ → welche anträge$1 bei $2 eingereicht
  ^«OFFICE.*?»:? was (haben wir )?abgegeben$ → welche anträge bei $1 eingereicht
`,
  PARTS,
)
