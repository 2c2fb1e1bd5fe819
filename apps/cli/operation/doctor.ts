import { statfs } from 'node:fs/promises'
import { isPrivileged, tablesWithoutPolicy } from '../../../adapters/postgres/examine.ts'
import type { Application } from '../../composition/application.ts'

export interface Finding {
  part: string
  ok: boolean
  detail: string
}

const LEAST_FREE_BYTES = 1024 ** 3

/** Looks at every part that the settings name, with a real use of each. */
export async function examine({ platform, database, settings }: Application): Promise<Finding[]> {
  const look = async (part: string, work: () => Promise<string>): Promise<Finding> =>
    work().then(
      (detail) => ({ part, ok: true, detail }),
      (error: Error) => ({ part, ok: false, detail: error.message }),
    )
  return Promise.all([
    look('node', async () =>
      need(
        Number(process.versions.node.split('.')[0]) >= 24,
        process.versions.node,
        `Node ${process.versions.node} runs this; 24 is needed`,
      ),
    ),
    look(
      'database',
      async () =>
        (
          await database.query<{ version: string }>(
            null,
            "select 'PostgreSQL ' || current_setting('server_version') as version",
          )
        )[0]!.version,
    ),
    look('row security', async () => {
      const open = await tablesWithoutPolicy(database)
      need(!(await isPrivileged(database)), '', 'the application’s role passes row-level security')
      return need(
        open.length === 0,
        'every tenant table is bound to its namespace',
        `these tables are open: ${open.join(', ')}`,
      )
    }),
    look('object store', async () => {
      const key = `doctor/${platform.ids.next<string>()}`
      await platform.objects.put(key, Buffer.from('Hofkern'), 'text/plain')
      const found = await platform.objects.withLocalCopy(key, async () => true)
      await platform.objects.remove(key)
      return need(
        found === true,
        settings.s3 ? `S3 bucket ${settings.s3.bucket}` : `${settings.dataDir}/objects`,
        'what was written could not be read',
      )
    }),
    look('disk', async () => {
      const { bavail, bsize } = await statfs(settings.dataDir)
      const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free at ${settings.dataDir}`
      return need(bavail * bsize > LEAST_FREE_BYTES, free, `only ${free}`)
    }),
    look('language model', async () =>
      settings.languageModel
        ? `${settings.languageModel.provider}, ${settings.languageModel.model}`
        : 'none: answers are composed from quotes',
    ),
    look('embeddings', async () => (settings.embeddings ? settings.embeddings.model : 'none: the search is lexical')),
  ])
}

function need(ok: boolean, detail: string, fault: string): string {
  if (!ok) throw new Error(fault)
  return detail
}
