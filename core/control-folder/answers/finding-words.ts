import { stems } from '../../answers/index.ts'

/** Words of questions about findings, by what of them they ask for. */
export const ASKED = {
  breach: stems('Mangel Mängel Verstoß Verstöße verstoßen'),
  note: stems('Hinweis Hinweise'),
  trouble: stems(
    `beanstandung Befund Befunde Beanstandungen beanstanden bemängeln Auffälligkeit Auffälligkeiten Ärger Problem
     Probleme problematisch Strafe Bußgeld Sanktion Abzug Kürzung Fehler falsch verkehrt schiefgelaufen Patzer
     verspätet abgelaufen verletzt verletzen missachtet gebrochen verfehlt überschritten überzogen überaltert veraltet meckern meckert meckerst rügen rügt gerügt ankreiden bemängelt beanstandet
     auszusetzen kritisieren kritisiert monieren moniert anmahnen mahnt Kritik nörgeln stört anzukreiden Murks
     Versäumnis versäumt verbockt hapert klemmt hakt brenzlig kritisch heikel`,
  ),
  kept: stems(
    `Ordnung eingehalten einhalten passt rechtzeitig pünktlich fristgerecht okay ok korrekt rechtens zulässig
     vorschriftsmäßig regelkonform gesetzeskonform legal gewahrt wahren befolgt befolgen beachtet
     beachten berücksichtigt erfüllt erfüllen vertretbar geklappt hingehauen`,
  ),
  law: stems(
    `Gesetz Gesetze Gesetzes Paragraf Paragraph Paragrafen Paragraphen Rechtsgrundlage Rechtsgrundlagen Verordnung
     Vorschrift Vorschriften Artikel Regelwerk Rechtsvorschrift Gesetzesgrundlage Rechtsquelle`,
  ),
  due: stems('Frist Fristen fällig'),
  running: stems('laufend'),
  measure: stems('abhilfe beheben abstellen ausbügeln bereinigen'),
  unknown: stems('unprüfbar'),
  gap: stems('angabenlücke'),
  acknowledged: stems('quittiert quittieren Quittung Quittungen abgehakt begründet'),
} as const

/** Who comes, and what is looked at. */
const INSPECTION = stems(
  `Prüfer Prüferin Kontrolleur Kontrolleurin Kontrolle Kontrollen Prüfung Inspektion Inspekteur Kontrollordner Auflage
   Auflagen Audit Auditor Vorschrift Vorschriften Vorgabe Vorgaben Regel Regeln Bestimmung Bestimmungen`,
)

export const FINDING_NOUNS: ReadonlySet<string> = new Set([
  ...Object.values(ASKED).flatMap((set) => [...set]),
  ...INSPECTION,
])

/** They tell nothing more beside what is asked. */
export const FINDING_GLUE = stems(
  `finden findet fände auffallen auffällt drohen droht vorliegen liegen vor offen offene bestehen besteht aktuell derzeit
   momentan Betrieb Hof halten Jahr gegen erledigen tun alle schlimmsten wichtigsten ichselbst vorbereitet bereit
   gerüstet kommen kommt käme echt echte echten echter richtige richtigen ernste ernsten Sache Thema Ding Geschichte
   Grund warum wieso weshalb weswegen wofür worum genau schlimm wichtig eigentlich gewesen gemacht machen gültig alt alte
   alten Schluss steht geschrieben geht gilt eins morgen spätestens Unterlagen Papiere Papierkram
   gerade konkret bloß lediglich sagen meinen Ansicht reicht stimmt rechnen ausrechnen prüfen prüft prüfte geprüft Recht rechtlich
   verlangt verlangen fordert fordern vorschreibt schreibt regelt regeln betreffen betrifft gehören gehört drehen dreht
   sieht aussehen aus Lage Stand da benutzen benutze verwenden verwende nutzen nutze einsetzen weiter wieder damit außerdem
   erneuert erneuern gezogen ziehen nachgeholt nachholen wiederholt fällig gemusst bestellt oft
   gefunden bemerkt jemand irgendwas irgendwo irgendein zurzeit heuer möglich Kultur bleiben bleibt sonst vorher
   stickstoffrest Angabe Angaben lassen lässt hätt stützt stützen beruht beruhen gründet fußt basiert basieren beruft
   vorbeikommt vorbeikommen hängt hängen haftet klebt droht kommt dasteht dastehe eigenem selber dran`,
)

export const asksFor = (words: ReadonlySet<string>, what: keyof typeof ASKED): boolean =>
  [...ASKED[what]].some((stem) => words.has(stem))
