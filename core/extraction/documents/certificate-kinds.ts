/** What a certificate certifies, by the words of its head; what is more special stands first. */
export interface CertificateKind {
  /** As the field `category` of certificates has it. */
  category: string
  /** German: what it is called; null: as its title says. */
  type: string | null
  /** In folded text of the first lines. */
  words: RegExp
  /** Of a machine, not of a person. */
  ofMachine?: true
}

export const CERTIFICATE_KINDS: readonly CertificateKind[] = [
  {
    category: 'stunning',
    type: 'Sachkunde Betäubung und Schlachtung',
    words: /1099\/2009|sachkunde[^\n]{0,60}(?:betaeub|schlacht|toet)|betaeubung/,
  },
  {
    category: 'animal_transport',
    type: 'Befähigung Tiertransport',
    words:
      /1\/2005|befaehigungsnachweis|(?:sachkunde|schulung|zulassung)[^\n]{0,60}(?:tier)?transport|transportunternehmer/,
  },
  {
    category: 'sprayer_inspection',
    type: 'Gerätekontrolle Pflanzenschutz',
    ofMachine: true,
    words:
      /pflschgeraetv|(?:pflanzenschutz-?|spritz-?|sprueh-?|feldspritz[a-z]*-?)geraet[a-z]*[^\n]{0,30}(?:kontroll|pruef|inspektion)|(?:kontroll|pruef)[a-z-]*[^\n]{0,40}(?:pflanzenschutz-?geraet|feldspritz|spritzgeraet|spruehgeraet|anhaengespritz|granulatstreu|beizgeraet)|spritzen-?(?:tuev|kontrolle|pruefung)|feldspritz[a-z]*[^\n]{0,40}(?:kontroll|pruef)/,
  },
  {
    category: 'plant_protection',
    type: 'Sachkunde Pflanzenschutz',
    words:
      /sachkund[a-z-]*[^]{0,80}(?:pflanzenschutz|pflsch|psm)|pflanzenschutz[a-z-]*[^\n]{0,60}sachkund|pflanzenschutz-?sachkunde/,
  },
  {
    category: 'vehicle_inspection',
    type: 'Hauptuntersuchung',
    ofMachine: true,
    words: /hauptuntersuchung|§ ?29 stvzo|(?<![a-z])hu-?(?:bericht|pruefbericht|protokoll)/,
  },
  {
    category: 'organic',
    type: 'Ökozertifikat',
    words:
      /2018\/848|834\/2007|(?:oeko|bio)-?(?:zertifikat|bescheinigung)|(?:zertifikat|bescheinigung)[^]{0,120}de-oeko-\d|de-oeko-\d[^]{0,200}(?:zertifikat|bescheinigung)/,
  },
  {
    category: 'quality_scheme',
    type: null,
    words:
      /(?:zertifikat|bescheinigung|bestaetigung|audit)[^\n]{0,60}(?:(?<![a-z])qs(?![a-z])|qm-?milch|globalg|gmp\+|initiative tierwohl|(?<![a-z])itw(?![a-z])|haltungsform|tierschutzlabel|vlog|ohne gentechnik|redcert|iscc|naturland|bioland|demeter|biokreis)|(?:(?<![a-z])qs|qm-?milch|globalg\.?a\.?p\.?|gmp\+|initiative tierwohl|tierschutzlabel|vlog|redcert|iscc|naturland|bioland|demeter|biokreis)[^\n]{0,60}(?:zertifikat|bescheinigung|audit)/,
  },
  {
    category: 'training',
    type: null,
    words:
      /teilnahme-?(?:bescheinigung|bestaetigung|zertifikat|nachweis)|schulungs-?(?:nachweis|bescheinigung|zertifikat)|fortbildungs-?(?:nachweis|bescheinigung)|lehrgangs-?(?:bescheinigung|zeugnis|nachweis)|ersthelfer|erste[- ]hilfe|motorsaegen[a-z-]*|stapler-?schein|fahrausweis fuer flurfoerder/,
  },
  {
    category: 'licence',
    type: null,
    words:
      /erlaubnis[^\n]{0,60}(?:§ ?11 (?:des )?tierschutz|tierschg|sprengstoff|waffen|gefahrgut|jagd)|jagdschein|waffenbesitzkarte|fischereischein|fuehrerschein/,
  },
  {
    category: 'other',
    type: null,
    words:
      /(?:pruef|kontroll|wartungs)-?(?:bescheinigung|nachweis|protokoll|zeugnis|bericht)[^\n]{0,60}(?:druckbehaelter|druckluft|kompressor|feuerloesch|elektr|tank|dichtheit|guelle|silo|aufzug|kran|hebebuehne|gas|stapler|leiter|heizoel|waage)|(?:druckbehaelter|feuerloescher|elektro|dichtheits|uvv)-?pruefung|gesundheitszeugnis|bienen[a-z]*zeugnis|seuchenfreiheit|amtstieraerztliche bescheinigung/,
  },
]
