/** What is done on farms and in their offices, every day; regular verbs by their infinitive. */
const REGULAR = `
  abliefern machen brauchen kaufen verkaufen zahlen bezahlen kosten holen liefern mähen säen pflügen eggen grubbern walzen mulchen
  striegeln hacken spritzen düngen streuen ernten pressen wickeln wenden schwaden häckseln silieren lagern beregnen wässern
  füttern tränken impfen besamen kalben ferkeln lammen decken melken misten entmisten schlachten wiegen kastrieren enthornen
  behandeln verenden verrecken kennzeichnen markieren melden trennen sperren absetzen umstallen weiden hüten sperren
  bestellen besorgen mieten pachten verpachten versichern buchen verbuchen überweisen mahnen kündigen rechnen abrechnen
  prüfen kontrollieren bemängeln beanstanden beantragen genehmigen bewilligen dokumentieren notieren aufzeichnen eintragen
  reparieren flicken schweißen schmieren waschen putzen reinigen desinfizieren tanken laden verladen fahren führen füllen leeren
  bauen räumen stellen setzen legen hängen drehen schleifen dengeln sägen spalten hobeln bohren messen zählen schätzen planen
  fehlen gehören hören sagen fragen reden telefonieren schicken senden antworten zeigen suchen merken
  kriegen sparen leisten dauern warten reichen passen stimmen lohnen rechnen arbeiten schaffen helfen kümmern pflegen putzen
  nutzen verwenden verbrauchen teilen mischen rühren kochen trocknen kühlen lüften heizen pumpen verteilen düngen kalken
  vermehren züchten scheren klauen beschlagen untersuchen beproben testen vermessen melden unterschreiben vereinbaren
  lahmen hinken planen ermitteln berechnen ausrechnen zusammenzählen auswerten
  heißen bedeuten erlauben verlangen fordern fördern auszahlen kürzen bewirtschaften ansäen nachsäen einsäen
`

/** Infinitive, participle, and where they differ from it the forms of the present and the past. */
const STRONG = `
  kommen gekommen kommt kam kamen; gehen gegangen geht ging gingen; geben gegeben gibt gab gaben;
  nehmen genommen nimmt nahm nahmen; bekommen bekommen bekommt bekam bekamen; bringen gebracht bringt brachte brachten;
  stehen gestanden steht stand standen; liegen gelegen liegt lag lagen; fahren gefahren fährt fuhr fuhren;
  laufen gelaufen läuft lief liefen; fressen gefressen frisst fraß; dreschen gedroschen drischt;
  schreiben geschrieben schreibt schrieb; sehen gesehen sieht sah; finden gefunden findet fand;
  melken gemolken melkt; wiegen gewogen wiegt wog; schneiden geschnitten schneidet; scheren geschoren;
  sterben gestorben stirbt starb; werfen geworfen wirft warf; ziehen gezogen zieht zog; tragen getragen trägt trug;
  halten gehalten hält hielt; fallen gefallen fällt fiel; lassen gelassen lässt ließ; bleiben geblieben bleibt blieb;
  treiben getrieben treibt trieb; gießen gegossen gießt; fangen gefangen fängt; schließen geschlossen schließt;
  messen gemessen misst; graben gegraben gräbt; schlagen geschlagen schlägt; laden geladen lädt; waschen gewaschen wäscht;
  verlieren verloren verliert; vergessen vergessen vergisst; verderben verdorben verdirbt; steigen gestiegen steigt;
  wachsen gewachsen wächst; essen gegessen isst; trinken getrunken trinkt; sprechen gesprochen spricht;
  brechen gebrochen bricht; stechen gestochen sticht; binden gebunden bindet; saufen gesoffen säuft; leihen geliehen;
  rufen gerufen ruft rief; gewinnen gewonnen; schieben geschoben schiebt; beißen gebissen beißt;
  verbieten verboten verbietet; überweisen überwiesen überweist; unterschreiben unterschrieben; tun getan tut tat;
  beginnen begonnen beginnt; gelten gegolten gilt galt; wissen gewusst weiß; denken gedacht denkt dachte;
  kennen gekannt kennt; nennen genannt nennt; gebären geboren; werden geworden wird wurde wurden;
  können gekonnt kann konnte konnten; müssen gemusst muss musste mussten; dürfen darf durfte durften;
  sollen soll sollte sollten; wollen will wollte wollten; mögen mag möchte möchten; haben gehabt hat hatte hatten;
  sein gewesen ist war waren sind; heißen geheißen heißt; abgeben abgegeben; eintragen eingetragen; verladen verladen;
  beschlagen beschlagen; enthalten enthalten; erhalten erhalten; verschreiben verschrieben; vergehen vergangen vergeht; absetzen abgesetzt
`

const WITHOUT_GE = /^(?:be|ver|er|ent|emp|zer|miss|über|unter)|ieren$/u
/** Such stems take an -e- before -t: „meldet“, „trocknet“. */
const NEEDS_E = /(?:[dt]|[^aeiouäöülrhmn][mn]|chn)$/u
const SEPARABLE = /^(?:ab|an|auf|aus|ein|nach|um)(?=\p{L}{3})/u

/** „melden“, „gemeldet“, „meldet“; „füttern“, „gefüttert“, „füttert“. */
function regularForms(infinitive: string): string[] {
  const stem = infinitive.replace(/e?n$/u, '')
  const finite = `${stem}${NEEDS_E.test(stem) && !/e[lr]n$/u.test(infinitive) ? 'et' : 't'}`
  const particle = SEPARABLE.exec(infinitive)?.[0]
  if (particle !== undefined) return [infinitive, `${particle}ge${finite.slice(particle.length)}`]
  return [infinitive, finite, WITHOUT_GE.test(infinitive) ? finite : `ge${finite}`]
}

const words = (list: string): string[] => list.trim().split(/[\s;]+/u)

const strong = STRONG.trim()
  .split(';')
  .map((forms) => words(forms))

/** In lower case. */
export const FARM_INFINITIVES: ReadonlySet<string> = new Set([...words(REGULAR), ...strong.map(([first]) => first!)])

const irregular = new Set(strong.map(([first]) => first!))

/** The forms of these verbs that are asked with, in lower case. */
export const FARM_VERB_FORMS: readonly string[] = [
  ...words(REGULAR)
    .filter((verb) => !irregular.has(verb))
    .flatMap(regularForms),
  ...strong.flat(),
]
