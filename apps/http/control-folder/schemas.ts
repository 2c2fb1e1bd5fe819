import { z } from 'zod'
import { SEVERITIES, type Folder, type Print, type SeenFinding } from '../../../core/control-folder/index.ts'
import { BLANK_SHEET_IDS, CONTROLS } from '../../../core/library/index.ts'
import { time } from '../../presenters/time.ts'
import { EntryName, RowKind } from '../description/named-values.ts'

export const Befund = z
  .object({
    id: z.string().describe('The same whenever the same rule finds the same thing'),
    regel: z.string(),
    schwere: z.enum(SEVERITIES).describe('A breach that rows prove, a note, or checked and in order'),
    pruefbar: z.boolean().describe('False: something is missing that the rule reckons with'),
    titel: z.string(),
    beschreibung: z.string(),
    massnahme: z.string().describe('What to do; empty where all is in order'),
    rechtsgrundlage: z.string(),
    stufe: z
      .enum(['A', 'B', 'C'])
      .describe('How sure the rule is: read in the law, on a page of an authority, or common knowledge'),
    register: EntryName,
    bezug: z.array(z.object({ kind: RowKind, id: z.uuid(), label: z.string() })),
    frist: z.iso.date().nullable(),
    quittiert: z.object({ am: z.iso.datetime(), grund: z.string() }).nullable(),
  })
  .meta({ id: 'Befund' })

export const ControlId = z.enum(CONTROLS.map(({ id }) => id))

export const OrdnerState = z
  .object({
    jahr: z.int(),
    befunde: z.array(Befund).describe('The worst first, then by their day'),
    kontrollen: z.array(
      z.object({
        id: ControlId,
        titel: z.string(),
        ampel: z.enum(['rot', 'gelb', 'gruen', 'grau']).describe('The worst of its registers; grau: nothing is kept'),
        register: z
          .array(z.object({ id: EntryName, titel: z.string(), eintraege: z.int(), vollstaendig: z.boolean() }))
          .describe('In the order in which the inspector reads them'),
        druckbar: z.boolean(),
      }),
    ),
    herden: z.array(
      z.object({ id: z.uuid(), name: z.string(), tierart: z.string().nullable(), anzahl: z.number().nullable() }),
    ),
  })
  .meta({ id: 'OrdnerState' })

export const AcknowledgeRequest = z
  .strictObject({ grund: z.string().trim().min(1, 'Sag kurz, warum der Befund so stehen bleibt.').max(1000) })
  .meta({ id: 'OrdnerAcknowledgeRequest' })

export const presentFinding = (finding: SeenFinding): z.infer<typeof Befund> => ({
  id: finding.id,
  regel: finding.rule,
  schwere: finding.severity,
  pruefbar: finding.checkable,
  titel: finding.title,
  beschreibung: finding.text,
  massnahme: finding.measure,
  rechtsgrundlage: finding.legalBasis,
  stufe: finding.certainty,
  register: finding.register,
  bezug: finding.rows,
  frist: finding.due,
  quittiert: finding.acknowledged && { am: time(finding.acknowledged.at), grund: finding.acknowledged.reason },
})

/** All of a folder but its findings. */
export const presentRest = ({ year, controls, herds }: Folder): Omit<z.infer<typeof OrdnerState>, 'befunde'> => ({
  jahr: year,
  kontrollen: controls.map(({ id, title, light, registers, isPrintable }) => ({
    id: id as z.infer<typeof ControlId>,
    titel: title,
    ampel: light,
    register: registers.map(({ isComplete, entries, ...one }) => ({
      id: one.id,
      titel: one.title,
      eintraege: entries,
      vollstaendig: isComplete,
    })),
    druckbar: isPrintable,
  })),
  herden: herds.map(({ id, name, species, head }) => ({ id, name, tierart: species, anzahl: head })),
})

const Year = z.int().min(1990).max(2199)

export const OrdnerPrintRequest = z
  .strictObject({ kontrolle: ControlId, jahr: Year.optional() })
  .meta({ id: 'OrdnerPrintRequest' })

export const BlankSheetRequest = z
  .strictObject({
    herde_id: z.guid().toLowerCase(),
    jahr: Year.optional(),
    blatt: z.enum(BLANK_SHEET_IDS).optional().describe('Left out: all that fit the herd'),
  })
  .meta({ id: 'BlankSheetRequest' })

export const OrdnerPrint = z
  .object({
    url: z.url().describe('Works for five minutes'),
    expires_at: z.iso.datetime(),
    filename: z.string(),
    pages: z.int(),
    sha256: z.string(),
  })
  .meta({ id: 'OrdnerPrint' })

export const presentPrint = ({ url, expiresAt, filename, pages, sha256 }: Print): z.infer<typeof OrdnerPrint> => ({
  url,
  expires_at: time(expiresAt),
  filename,
  pages,
  sha256,
})

export const EXAMPLE_PRINT: z.infer<typeof OrdnerPrint> = {
  url: 'https://hof.example/objects/…?expires=…&signature=…',
  expires_at: '2026-05-20T06:36:07.000Z',
  filename: 'Kontrollbuch DUE 2026.pdf',
  pages: 14,
  sha256: 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c',
}

const ID = '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3e'

export const EXAMPLE_FINDING: z.infer<typeof Befund> = {
  id: `due_aufzeichnung_14t.2026.${ID}`,
  regel: 'due_aufzeichnung_14t',
  schwere: 'mangel',
  pruefbar: true,
  titel: 'Düngung rechtzeitig aufgezeichnet',
  beschreibung:
    'Die Düngung vom 06.03.2026 wurde am 25.03.2026 aufgezeichnet, 19 Tage danach. Frist war der 20.03.2026.',
  massnahme: 'Trag die Düngung mit Menge und Tag der Aufzeichnung nach.',
  rechtsgrundlage: 'DüV § 10 (2)',
  stufe: 'A',
  register: 'duengedokumentation',
  bezug: [{ kind: 'work_items', id: ID, label: 'Kalkammonsalpeter streuen · 06.03.2026' }],
  frist: '2026-03-20',
  quittiert: null,
}
