import type { ReadDocument } from './read-document.ts'
import { spellOutUmlauts } from '../shared/german/fold.ts'

/** The compartments of the Dokumente page. */
export const FAECHER = [
  'betrieb',
  'flaechen',
  'duengung',
  'pflanzenschutz',
  'tiere',
  'arzneimittel',
  'fuetterung',
  'milch',
  'foerderung',
  'vertraege',
  'rechnungen',
  'briefe',
  'wissen',
  'sonstiges',
] as const

export type Fach = (typeof FAECHER)[number]

/** Words that speak for a Fach, with their weight; matched at the beginning of a word in folded text. */
const SIGNS: Partial<Record<Fach, readonly [weight: number, words: readonly string[]][]>> = {
  flaechen: [
    [3, ['flik', 'feldblock', 'flaechennutzungsnachweis', 'schlagkartei', 'katasterauszug', 'flurstueck', 'gemarkung']],
    [1, ['flaechenverzeichnis', 'schlag', 'hektar']],
  ],
  duengung: [
    [
      3,
      [
        'duengebedarf',
        'duengeplan',
        'bodenuntersuchung',
        'bodenprobe',
        'nmin',
        'naehrstoffanalyse',
        'guelleanalyse',
        'wirtschaftsduenger',
        'cal-methode',
      ],
    ],
    [1, ['duengung', 'guelle', 'stickstoff', 'phosphat', 'kalkbedarf', 'gaerrest']],
  ],
  pflanzenschutz: [
    [
      3,
      [
        'pflanzenschutz',
        'spritztagebuch',
        'herbizid',
        'fungizid',
        'insektizid',
        'sachkundenachweis',
        'zulassungsnummer',
      ],
    ],
    [1, ['bbch', 'spritzung', 'unkraut']],
  ],
  tiere: [
    [3, ['bestandsregister', 'ohrmarke', 'rinderpass', 'hit-datenbank', 'tierpass', 'bvd', 'hi-tier']],
    [1, ['rinder', 'schweine', 'kaelber', 'herde']],
  ],
  arzneimittel: [
    [3, ['arzneimittel', 'anwendungs- und abgabebeleg', 'abgabebeleg', 'wartezeit', 'antibiotik']],
    [1, ['tierarzt', 'tieraerzt', 'behandlung']],
  ],
  fuetterung: [
    [3, ['futteranalyse', 'futtermittel', 'ration', 'silageuntersuchung', 'mischfutter']],
    [1, ['rohprotein', 'nel', 'trockenmasse', 'kraftfutter']],
  ],
  milch: [
    [3, ['milchgeld', 'milchleistung', 'zellzahl', 'keimzahl', 'molkerei', 'tankmilch']],
    [1, ['milchguete', 'eiweissgehalt']],
  ],
  foerderung: [
    [
      3,
      [
        'sammelantrag',
        'bewilligungsbescheid',
        'zuwendung',
        'agrarfoerderung',
        'direktzahlung',
        'konditionalitaet',
        'aukm',
        'oeko-regelung',
      ],
    ],
    [1, ['foerder', 'praemie', 'antragsteller']],
  ],
  vertraege: [
    [
      3,
      [
        'pachtvertrag',
        'landpacht',
        'verpaechter',
        'vertragspartei',
        'kaufvertrag',
        'liefervertrag',
        'mietvertrag',
        'versicherungsschein',
      ],
    ],
    [1, ['vertrag', 'kuendigungsfrist', 'laufzeit']],
  ],
  rechnungen: [
    [3, ['rechnungsnummer', 'rechnung nr', 'rechnungsdatum', 'zahlbar bis', 'rechnungsbetrag', 'lieferschein']],
    [1, ['rechnung', 'mehrwertsteuer', 'umsatzsteuer', 'iban']],
  ],
  briefe: [
    [3, ['rechtsbehelfsbelehrung', 'anhoerung', 'aktenzeichen', 'ihr zeichen', 'sehr geehrte']],
    [1, ['bescheid', 'freundlichen gruessen', 'betreff']],
  ],
  wissen: [
    [3, ['verordnung ueber', 'bundesgesetz', 'ausfertigungsdatum', 'merkblatt', 'leitfaden', 'fachartikel']],
    [1, ['versuchsergebnis', 'ratgeber']],
  ],
  betrieb: [
    [3, ['betriebsspiegel', 'lageplan', 'betriebsnummer', 'unternehmensnummer', 'jahresabschluss']],
    [1, ['betriebsleiter', 'hofstelle']],
  ],
}

const ENOUGH = 3

const LAND: ReadonlySet<ReadDocument['format']> = new Set([
  'geojson',
  'kml',
  'gml',
  'shapefile',
  'isoxml',
  'invekos_xml',
])

/**
 * Files a source by what it says; „sonstiges“ where nothing speaks clearly for one Fach. An invoice format is an
 * invoice whatever it sells, and boundaries are land.
 */
export function fachOf(document: Pick<ReadDocument, 'format' | 'title' | 'pages'>, filename: string): Fach {
  if (document.format.startsWith('invoice_')) return 'rechnungen'
  if (LAND.has(document.format)) return 'flaechen'
  const text = spellOutUmlauts(
    `${filename}\n${document.title ?? ''}\n${document.pages
      .slice(0, 5)
      .map((page) => page.text.slice(0, 6000))
      .join('\n')}`,
  )
  const scores = Object.entries(SIGNS).map(([fach, groups]) => ({ fach: fach as Fach, score: score(text, groups) }))
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score >= ENOUGH ? best.fach : 'sonstiges'
}

function score(text: string, groups: readonly [number, readonly string[]][]): number {
  let sum = 0
  for (const [weight, words] of groups) for (const word of words) if (startsAWord(text, word)) sum += weight
  return sum
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[a-z0-9]/.test(text[at - 1]!)) return true
  return false
}
