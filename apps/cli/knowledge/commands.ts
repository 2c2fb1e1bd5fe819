import { basename } from 'node:path'
import type { Command } from 'commander'
import { CommandError, progress, withApplication } from '../command.ts'
import { filesIn, received } from '../folder.ts'

const OUTCOMES = {
  added: 'neu',
  replaced: 'ersetzt',
  unchanged: 'unverändert',
  failed: 'gescheitert',
  missing: 'nicht dort',
} as const

const BRING_IN = 'Ohne Netz bringst du Gesetze als Dateien herein: hofkern knowledge import ORDNER.'
const UNREACHED = {
  unreachable: `Die Seite mit den Gesetzen ist nicht erreichbar. ${BRING_IN}`,
  not_found: `Die Seite hat kein Verzeichnis der Gesetze (HOFKERN_LAWS_BASE_URL). ${BRING_IN}`,
  unreadable: `Das Verzeichnis der Gesetze ist nicht zu lesen (HOFKERN_LAWS_BASE_URL). ${BRING_IN}`,
} as const

const NOT_EMBEDDED = {
  no_model: 'Es ist kein Modell für Einbettungen eingestellt (HOFKERN_EMBEDDINGS_BASE_URL oder _MODEL_DIR).',
  unreachable: 'Das Modell für Einbettungen ist nicht erreichbar.',
  timed_out: 'Das Modell für Einbettungen hat nicht rechtzeitig geantwortet.',
  rate_limited: 'Das Modell für Einbettungen nimmt gerade nicht mehr an.',
  refused: 'Das Modell für Einbettungen weist die Anfrage zurück; prüf Schlüssel und Name.',
  malformed: 'Was das Modell für Einbettungen schickt, sind keine Vektoren.',
  paused: 'Das Modell für Einbettungen ist zu oft gescheitert und ruht eine Minute.',
} as const
const GOES_ON = 'Was schon eingeordnet ist, bleibt; der nächste Aufruf macht dort weiter.'

export function knowledgeCommands(program: Command): void {
  const knowledge = program.command('knowledge').description('das Wissen, das jeder Hof lesen darf')
  knowledge
    .command('update')
    .description('holt die Gesetze und Verordnungen, auf die es auf einem Hof ankommt, von gesetze-im-internet.de')
    .action(
      withApplication(async ({ statutes }) => {
        const updated = await statutes.updateStatutes(({ name, outcome }, done, of) =>
          progress(`${done}/${of} ${name}: ${OUTCOMES[outcome]}`),
        )
        if (updated.err) throw new CommandError(UNREACHED[updated.val.kind])
        const failed = updated.val.some(({ outcome }) => outcome === 'failed')
        return {
          data: { statutes: updated.val },
          text: updated.val.map(({ name, outcome }) => `${OUTCOMES[outcome].padEnd(12)} ${name}`).join('\n'),
          failed,
        }
      }),
    )
  knowledge
    .command('embed')
    .description('ordnet ältere Dokumente aller Höfe mit dem eingestellten Modell nach ihrer Bedeutung ein')
    .action(
      withApplication(async ({ knowledge: { embedDocuments } }) => {
        const embedded = await embedDocuments(({ documents, passages }) =>
          progress(`${documents} Dokumente, ${passages} Abschnitte`),
        )
        if (embedded.err)
          throw new CommandError(
            embedded.val.kind === 'no_model' ? NOT_EMBEDDED.no_model : `${NOT_EMBEDDED[embedded.val.kind]} ${GOES_ON}`,
          )
        const { documents, passages } = embedded.val
        return {
          data: embedded.val,
          text:
            documents === 0
              ? 'Alle Dokumente sind schon eingeordnet.'
              : `Eingeordnet: ${documents} Dokumente mit ${passages} Abschnitten.`,
        }
      }),
    )
  knowledge
    .command('import')
    .description('nimmt die Dateien eines Ordners ins gemeinsame Wissen auf; gleichnamige werden ersetzt')
    .argument('<ordner>')
    .action(async (folder: string, _options: object, command: Command) =>
      withApplication(async ({ sources }) => {
        const paths = await filesIn(folder)
        const results: {
          file: string
          outcome: keyof typeof OUTCOMES
          passages: number | null
          error: string | null
        }[] = []
        for (const path of paths) {
          const { outcome, source } = await sources.importShared(await received(path))
          results.push({ file: basename(path), outcome, passages: source.passages, error: source.error?.kind ?? null })
          progress(`${results.length}/${paths.length} ${basename(path)}: ${OUTCOMES[outcome]}`)
        }
        const failed = results.filter(({ outcome }) => outcome === 'failed')
        const lines = results.map(
          ({ file, outcome, passages, error }) =>
            `${OUTCOMES[outcome].padEnd(12)} ${file}${error ? ` (${error})` : `, ${passages ?? 0} Abschnitte`}`,
        )
        return { data: { files: results }, text: lines.join('\n'), failed: failed.length > 0 }
      })({}, command),
    )
}
