import type { EntryId } from './entry-ids.ts'

/** An inspection that a farm may meet, and the books it reads. */
export interface Control {
  id: string
  title: string
  /** Who comes. */
  authority: string
  /** German: how often. */
  rhythm: string
  /** In the order in which the inspector reads them; the cover, `betriebsspiegel`, comes before all. */
  registers: readonly EntryId[]
}

/** Which of them a farm keeps follows from its animals. */
const HERD_BOOKS = ['bestandsregister_rind', 'bestandsregister_schwein', 'bestandsregister_schaf_ziege'] as const

export const COVER = 'betriebsspiegel' satisfies EntryId

export const CONTROLS = [
  {
    id: 'DUE',
    title: 'Fachrechtskontrolle Düngung',
    authority: 'Düngebehörde (LWK, AELF, Landkreis)',
    rhythm: 'nach Risiko; geprüft werden mindestens die beiden letzten Düngejahre und das laufende',
    registers: [
      'flaechenverzeichnis',
      'duengeplan',
      'naehrstoffeinsatz_anl5',
      'duengedokumentation',
      'bodenuntersuchung',
      'wirtschaftsduenger_analysen',
      ...HERD_BOOKS,
      'nobergrenze_170',
      'weidetagebuch',
      'wduengv_lieferscheine',
      'lagerraum',
    ],
  },
  {
    id: 'PSM',
    title: 'Pflanzenschutzkontrolle (Betriebskontrolle)',
    authority: 'Pflanzenschutzdienst',
    rhythm: 'zufällig oder aus Anlass',
    registers: [
      'sachkunde',
      'geraetekontrolle',
      'psm_aufzeichnung',
      'flaechenverzeichnis',
      'psm_lager',
      'ips_checkliste',
    ],
  },
  {
    id: 'KON',
    title: 'Konditionalität, Vor-Ort-Kontrolle',
    authority: 'Zahlstelle oder Fachbehörde',
    rhythm: 'Stichprobe',
    registers: [
      'sammelantrag',
      'flaechenverzeichnis',
      'anbauplan',
      'gloez_checkliste',
      'duengeplan',
      'duengedokumentation',
      'psm_aufzeichnung',
      'lagerraum',
      'arzneimittel_bestandsbuch',
      'futtermittel_zukauf',
      'tierwohl_eigenkontrolle',
      'arbeitssicherheit',
    ],
  },
  {
    id: 'HIT',
    title: 'Kontrolle Tierkennzeichnung und Registrierung',
    authority: 'Veterinäramt',
    rhythm: 'Stichprobe',
    registers: [...HERD_BOOKS, 'hit_meldungen', 'bvd_nachweise', 'tierverluste', 'lebensmittelkette'],
  },
  {
    id: 'VET',
    title: 'Veterinärkontrolle (Tierschutz, Arzneimittel, TAMG)',
    authority: 'Veterinäramt',
    rhythm: 'nach Risiko',
    registers: [
      ...HERD_BOOKS,
      'arzneimittel_bestandsbuch',
      'antibiotika_tam',
      'tierverluste',
      'tierwohl_eigenkontrolle',
      'bvd_nachweise',
      'biosicherheit',
      'lebensmittelkette',
      'milchguete',
      'haltungskennzeichnung',
    ],
  },
  {
    id: 'BIO',
    title: 'Bio-Kontrolle',
    authority: 'Öko-Kontrollstelle',
    rhythm: 'in der Regel jährlich',
    registers: [
      'bio_zertifikat',
      'flaechenverzeichnis',
      'anbauplan',
      'psm_aufzeichnung',
      'duengedokumentation',
      'ernteregister',
      'futtermittel_zukauf',
      'futterplan',
      ...HERD_BOOKS,
      'arzneimittel_bestandsbuch',
      'weidetagebuch',
    ],
  },
  {
    id: 'QS',
    title: 'QS-Audit Landwirtschaft (Rind, Schwein)',
    authority: 'Zertifizierer, Bündler',
    rhythm: 'im Status I jedes dritte Jahr, unangekündigt',
    registers: [
      'betriebsspiegel',
      'lageplan_hof',
      'tierwohl_eigenkontrolle',
      'futtermittel_zukauf',
      'futterplan',
      ...HERD_BOOKS,
      'arzneimittel_bestandsbuch',
      'antibiotika_tam',
      'tierverluste',
      'biosicherheit',
      'sachkunde',
    ],
  },
  {
    id: 'QM',
    title: 'QM-Milch-Audit',
    authority: 'LKV oder Zertifizierer',
    rhythm: 'jedes dritte Jahr, Zusatzmodule öfter',
    registers: [
      'bestandsregister_rind',
      'futtermittel_zukauf',
      'arzneimittel_bestandsbuch',
      'milchguete',
      'tierwohl_eigenkontrolle',
      'futterplan',
      'lagerraum',
    ],
  },
  {
    id: 'UMW',
    title: 'Wasserrechtliche Kontrolle (JGS, AwSV)',
    authority: 'Untere Wasserbehörde',
    rhythm: 'aus Anlass',
    registers: ['jgs_awsv', 'lagerraum', 'psm_lager', 'lageplan_hof'],
  },
  {
    id: 'SVL',
    title: 'Präventionsbesichtigung der SVLFG',
    authority: 'SVLFG',
    rhythm: 'aus Anlass oder als Stichprobe',
    registers: ['arbeitssicherheit', 'geraetekontrolle', 'sachkunde'],
  },
] as const satisfies readonly Control[]

export type ControlId = (typeof CONTROLS)[number]['id']

/** Every control that reads an entry; the cover serves all. */
export const controlsOf = (entry: EntryId): Control[] =>
  (CONTROLS as readonly Control[]).filter(({ registers }) => entry === COVER || registers.includes(entry))
