import type { Fach } from '../fach.ts'

/** Whose papers mostly lie in which Fach: words of a letterhead in folded text, with what they count. */
export const SENDERS: readonly (readonly [fach: Fach, weight: number, words: RegExp])[] = [
  ['briefe', 2, /finanzamt|hauptzollamt|berufsgenossenschaft|svlfg|tierseuchenkasse|veterinaeramt|veterinaerwesen/],
  [
    'briefe',
    1.5,
    /landratsamt|(?<![a-z])landkreis|kreisverwaltung|stadtverwaltung|(?<![a-z])(?:samt|verbands|orts)?gemeinde(?![a-z])|bezirksregierung|regierungspraesidium|[a-z]+behoerde|[a-z]+gericht(?![a-z])|ordnungsamt|bauamt|bauordnung|umweltamt|wasserverband|jagdgenossenschaft|landesamt|statistik/,
  ],
  ['foerderung', 1, /landwirtschaftsamt|amt fuer (?:ernaehrung|laendlich)[a-z, ]*|zahlstelle|bewilligungsstelle/],
  [
    'milch',
    1.5,
    /(?<![a-z])lkv(?![a-z])|landeskontrollverband|milchpruefring|[a-z]*molkerei|milchwerk|milchhof|kaeserei/,
  ],
  ['arzneimittel', 1.5, /tieraerzt|tierarztpraxis|tierklinik|praxis fuer (?:gross|nutz)tiere/],
  [
    'betrieb',
    1.5,
    /(?<![a-z])tuev|dekra|(?<![a-z])gtue|oekokontroll|kontrollstelle|zertifizierung|steuerberat|buchstelle/,
  ],
  ['vertraege', 1.5, /versicherung|(?<![a-z])notar|makler/],
  [
    'rechnungen',
    1,
    /raiffeisen|landhandel|agrarhandel|genossenschaft|baywa|lohnunternehmen|sparkasse|volksbank|(?<![a-z])bank(?![a-z])/,
  ],
  ['tiere', 1, /viehhandel|viehvermarktung|erzeugergemeinschaft|zuchtverband|rinderzucht|besamungsstation|schlachthof/],
  ['wissen', 1.5, /redaktion|verlag|wochenblatt|agrarzeitung/],
]
