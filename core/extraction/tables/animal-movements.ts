import { makeColumnFinder } from './find-columns.ts'
import { ANIMAL_COLUMNS, ANIMAL_SHAPES } from './animal-columns.ts'
import { heads } from './heads.ts'

/** What can happen to the stay of an animal. */
export type Movement = 'birth' | 'arrival' | 'departure' | 'slaughter' | 'death' | 'export'

const WORDS: Readonly<Record<Movement, RegExp>> = {
  birth: /^(?:geb\p{L}*|g|kalbung|lammung)$/iu,
  slaughter: /schlacht/iu,
  death: /^(?:tod|tot|verend|gestorben|euthan|getötet|notgetötet|verlust)(?!\p{L}*geb)/iu,
  export: /export|ausfuhr|^verbringung/iu,
  arrival: /^(?:zug|zukauf|gekauft|kauf|z$|einfuhr|import|einstallung|ankunft|übernahme)/iu,
  departure: /^(?:abg|verk|vk$|a$|ausstallung|abgabe)/iu,
}

/** The movement that a cell names; undefined where it names none. */
export const readMovement = (text: string): Movement | undefined =>
  (Object.keys(WORDS) as Movement[]).find((movement) => WORDS[movement].test(text.replaceAll(/[.\s]+/g, ' ').trim()))

export type MovementColumn = 'movement' | 'date' | 'reported_on' | 'partner' | keyof typeof ANIMAL_COLUMNS

/** Lists with a line for each movement of an animal, as HIT exports them. */
export const findMovements = makeColumnFinder<MovementColumn>(
  {
    ...ANIMAL_COLUMNS,
    movement:
      heads(`Bewegungsart | Art der Bewegung | Bewegung | Meldeart | Meldungsart | Art der Meldung | Vorgang | Ereignis |
      Zu-/Abgang | Zugang/Abgang | BEW_ART | MELD_ART | Bew.-Art | Meldung | BEW_MELD | Ereignisart | Art | Event | Movement | Typ`),
    date: heads(`Bewegungsdatum | Datum der Bewegung | Ereignisdatum | Datum | Zu-/Abgangsdatum | BEW_DAT | BEW_DATUM | BEW_DATE |
      Datum des Ereignisses | Ereignis am | DAT_BEW | Event Date | Date | Bew.-Datum | am`),
    partner: heads(`Gegenbetrieb | von/nach | von/nach Betrieb | Herkunft/Verbleib | Partnerbetrieb | Partner |
      abgebender/aufnehmender Betrieb | Betrieb | BNR15_P | Herkunft / Verbleib | Handelspartner | Betriebsnummer Partner |
      Herkunfts-/Zielbetrieb | anderer Betrieb`),
    reported_on:
      heads(`Meldedatum | gemeldet am | Meldung am | Datum der Meldung | gemeldet | MELD_DAT | MELDE_DAT | Meldetag |
      HIT-Meldung | HIT gemeldet`),
  },
  (has) => has('ear_tag') && has('movement') && has('date'),
  { shapes: { ...ANIMAL_SHAPES, movement: 'name', date: 'day', reported_on: 'day' }, byCells: ['ear_tag'] },
)
