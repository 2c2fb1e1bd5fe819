/** A statute that matters on a farm. */
export interface FarmStatute {
  /** As its file in the shared knowledge is named, in ASCII. */
  name: string
  /** The official abbreviation (jurabk), without the year of an edition. */
  abbreviation: string
  /**
   * Its folder at gesetze-im-internet.de, where several editions have had their own. [B] What stands there is compared
   * by its abbreviation; a folder that is wrong or gone is told, and brings nothing in.
   */
  folder: string
}

const statute = (name: string, folder: string, abbreviation = name): FarmStatute => ({ name, abbreviation, folder })

/** What answers about the law are quoted from: fertilizing, plants, animals, support, soil and water, land, work. */
export const FARM_STATUTES: readonly FarmStatute[] = [
  statute('DuengG', 'd_ngg', 'DüngG'),
  statute('DueV', 'd_v_2017', 'DüV'),
  statute('WDuengV', 'wd_ngv', 'WDüngV'),
  statute('PflSchG', 'pflschg_2012'),
  statute('PflSchAnwV', 'pflschanwv_1992'),
  statute('PflSchGeraetV', 'pflschger_tv', 'PflSchGerätV'),
  statute('PflSchSachkV', 'pflschsachkv_2013'),
  statute('BienSchV', 'bienschv_1992'),
  statute('SaatG', 'saatverkg_1985'),
  statute('TierSchG', 'tierschg'),
  statute('TierSchNutztV', 'tierschnutztv'),
  statute('TierSchTrV', 'tierschtrv_2009'),
  statute('TierHaltKennzG', 'tierhaltkennzg'),
  statute('TierGesG', 'tiergesg'),
  statute('TierNebG', 'tiernebg'),
  statute('ViehVerkV', 'viehverkv_2007'),
  statute('BVDVV', 'bvdvv'),
  statute('BHV1V', 'bhv1v'),
  statute('SchHaltHygV', 'schhalthygv'),
  statute('SchwPestV', 'schwpestv_1988'),
  statute('GeflPestSchV', 'geflpestschv'),
  statute('LegRegG', 'legregg'),
  statute('TAMG', 'tamg'),
  statute('TAeHAV', 't_hav', 'TÄHAV'),
  statute('RohmilchGuetV', 'rohmilchg_v', 'RohmilchGütV'),
  statute('LMHV', 'lmhv_2007'),
  statute('GAPDZG', 'gapdzg'),
  statute('GAPDZV', 'gapdzv'),
  statute('GAPKondG', 'gapkondg'),
  statute('GAPKondV', 'gapkondv'),
  statute('GAPInVeKoSG', 'gapinvekosg'),
  statute('GAPInVeKoSV', 'gapinvekosv'),
  statute('OeLG', '_lg_2009', 'ÖLG'),
  statute('OekoKennzG', '_kokennzg', 'ÖkoKennzG'),
  statute('AgrarOLkG', 'agrarolkg'),
  statute('AwSV', 'awsv'),
  statute('WHG', 'whg_2009'),
  statute('BBodSchG', 'bbodschg'),
  statute('BNatSchG', 'bnatschg_2009'),
  statute('LPachtVG', 'lpachtvg'),
  statute('GrdstVG', 'grdstvg'),
  statute('HoefeO', 'h_feo', 'HöfeO'),
  statute('KraftStG', 'kraftstg'),
  statute('MiLoG', 'milog'),
  statute('JArbSchG', 'jarbschg'),
]

/** „SaatverkG 1985“, „DüV 2017“: an edition bears its year. */
export const isOf = (found: string, { abbreviation }: Pick<FarmStatute, 'abbreviation'>): boolean =>
  withoutYear(found) === withoutYear(abbreviation)

const withoutYear = (abbreviation: string): string =>
  abbreviation
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+\d{4}$/u, '')
    .replaceAll(/\s+/gu, '')
