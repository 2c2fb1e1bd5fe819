import { z } from 'zod'
import type { ControlFolder } from '../../../core/control-folder/index.ts'
import { plantProtectionCsv, plantProtectionJson, plantProtectionXml } from '../../../core/library/index.ts'
import { HttpError, notFound, ValidationError } from '../pipeline/http-error.ts'
import { wholeNumber } from '../pipeline/query-number.ts'
import { route, type Route } from '../pipeline/route.ts'
import {
  AcknowledgeRequest,
  Befund,
  BlankSheetRequest,
  EXAMPLE_FINDING,
  EXAMPLE_PRINT,
  OrdnerPrint,
  OrdnerPrintRequest,
  OrdnerState,
  presentFinding,
  presentPrint,
} from './schemas.ts'
import { writeFolder } from './write-folder.ts'

const common = { tag: 'Control folder', access: 'bearer' } as const

export const controlFolderRoutes = (folder: ControlFolder): Route[] => [
  ...findingRoutes(folder),
  ...printRoutes(folder),
  plantProtectionRoute(folder),
]

const findingRoutes = (folder: ControlFolder): Route[] => [
  route({
    ...common,
    method: 'get',
    path: '/kontrollordner',
    operationId: 'readControlFolder',
    budget: 'read',
    summary: 'Read what an inspection of a year would find',
    description:
      'Found anew from the rows at each call. `jahr` is the calendar year; left out, that of today in Germany.',
    query: z.object({ jahr: wholeNumber(1990, 2199).optional() }),
    responses: {
      200: {
        description: 'The findings, the controls, and the herds',
        schema: OrdnerState,
        example: {
          jahr: 2026,
          befunde: [EXAMPLE_FINDING],
          kontrollen: [
            {
              id: 'DUE',
              titel: 'Fachrechtskontrolle Düngung',
              ampel: 'rot',
              register: [
                {
                  id: 'duengedokumentation',
                  titel: 'Düngedokumentation je Schlag',
                  eintraege: 12,
                  vollstaendig: false,
                },
              ],
              druckbar: true,
            },
          ],
          herden: [{ id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3f', name: 'Milchkühe', tierart: 'cattle', anzahl: 70 }],
        },
      },
    },
    handle: async ({ actor, query: { jahr } }) => ({
      status: 200,
      bytes: writeFolder(await folder.readFolder(actor, { year: jahr })),
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    }),
  }),
  route({
    ...common,
    method: 'post',
    path: '/kontrollordner/befunde/{id}/quittung',
    operationId: 'acknowledgeFinding',
    budget: 'general',
    summary: 'Say that you know of a finding, and why it stands',
    description:
      'It stays in the folder and in the books, with what you said. A second time takes the place of the first.',
    params: z.object({ id: z.string().min(1).max(200) }),
    body: AcknowledgeRequest,
    bodyExample: { grund: 'Wurde mit der Düngebehörde am 02.04.2026 besprochen.' },
    responses: {
      200: {
        description: 'The finding',
        schema: Befund,
        example: {
          ...EXAMPLE_FINDING,
          quittiert: { am: '2026-05-20T06:31:07.000Z', grund: 'Wurde mit der Düngebehörde am 02.04.2026 besprochen.' },
        },
      },
    },
    failures: { 404: 'there is no such finding now' },
    async handle({ actor, params, body }) {
      const acknowledged = await folder.acknowledgeFinding(actor, { findingId: params.id, reason: body.grund })
      if (acknowledged.err) throw notFound('Diesen Befund gibt es nicht mehr. Lade den Kontrollordner neu.')
      return { status: 200, body: presentFinding(acknowledged.val) }
    },
  }),
]

const stillDrawing = () =>
  new HttpError(503, 'still_drawing', 'Das Buch wird noch gezeichnet. Versuch es gleich noch einmal.', {
    'Retry-After': '10',
  })
const printed = { 200: { description: 'The print', schema: OrdnerPrint, example: EXAMPLE_PRINT } }
const LATE = { when: 'it is not drawn in half a minute', codes: ['still_drawing'] }

const printRoutes = (folder: ControlFolder): Route[] => [
  route({
    ...common,
    method: 'post',
    path: '/kontrollordner/print',
    operationId: 'printControlBook',
    budget: 'general',
    summary: 'Print the book of a control',
    description: 'A4, as the inspector reads it. The same content is not drawn twice.',
    body: OrdnerPrintRequest,
    bodyExample: { kontrolle: 'DUE', jahr: 2026 },
    responses: printed,
    failures: { 404: 'none of the registers of the control has anything in the year', 503: LATE },
    async handle({ actor, body: { kontrolle, jahr } }) {
      const print = await folder.printBook(actor, { control: kontrolle, year: jahr })
      if (print.ok) return { status: 200, body: presentPrint(print.val) }
      throw print.val.kind === 'still_drawing'
        ? stillDrawing()
        : notFound('In keinem Register dieser Kontrolle steht in diesem Jahr etwas.')
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/kontrollordner/blank',
    operationId: 'printBlankSheets',
    budget: 'general',
    summary: 'Print sheets to be filled in by hand for a herd',
    body: BlankSheetRequest,
    bodyExample: { herde_id: '01943c6e-0a51-7b3e-9d1a-6f1f4b0c2d3f', blatt: 'arzneimittel' },
    responses: printed,
    failures: { 404: 'there is no such herd', 503: LATE },
    async handle({ actor, body: { herde_id: herdId, jahr, blatt } }) {
      const print = await folder.printBlankSheets(actor, { herdId, year: jahr, sheet: blatt })
      if (print.ok) return { status: 200, body: presentPrint(print.val) }
      if (print.val.kind === 'herd_not_found') throw notFound('Diese Herde gibt es nicht.')
      if (print.val.kind === 'still_drawing') throw stillDrawing()
      const msg = 'Dieses Blatt passt nicht zur Tierart der Herde.'
      throw new ValidationError([{ loc: ['body', 'blatt'], msg, type: 'sheet_unfit' }])
    },
  }),
]

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', textOf: plantProtectionCsv },
  json: { type: 'application/json', textOf: plantProtectionJson },
  xml: { type: 'application/xml', textOf: plantProtectionXml },
} as const

const plantProtectionRoute = (folder: ControlFolder): Route =>
  route({
    ...common,
    method: 'get',
    path: '/kontrollordner/pflanzenschutz/export',
    operationId: 'exportPlantProtection',
    budget: 'read',
    summary: 'Export the plant-protection records of a year as programs of authorities read them',
    description: 'What a record lacks is named in it.',
    query: z.object({
      jahr: wholeNumber(1990, 2199).optional(),
      format: z.enum(['csv', 'json', 'xml']).default('csv'),
    }),
    responses: {
      200: {
        description: 'The records, the earliest first',
        texts: {
          'text/csv': 'Anwender;Mittel;Zulassungsnummer;Datum',
          'application/json': '{ "jahr": 2026, "aufzeichnungen": [] }',
          'application/xml': '<pflanzenschutz><jahr>2026</jahr></pflanzenschutz>',
        },
      },
    },
    async handle({ actor, query: { jahr, format } }) {
      const records = await folder.readPlantProtectionRecords(actor, { year: jahr })
      const { type, textOf } = FORMATS[format]
      const disposition = `attachment; filename="pflanzenschutz-${records.jahr}.${format}"`
      return {
        status: 200,
        text: textOf(records),
        headers: { 'Content-Type': type, 'Content-Disposition': disposition },
      }
    },
  })
