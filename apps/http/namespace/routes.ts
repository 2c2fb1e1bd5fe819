import { z } from 'zod'
import type { Namespaces, NotLeft } from '../../../core/namespaces/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { HttpError, notFound } from '../pipeline/http-error.ts'
import { route, type Route } from '../pipeline/route.ts'

const ID = '01943c6e-0a50-7a12-9b3a-4c5d6e7f8091'
const NEW_ID = '01943c6e-0a50-7a12-9b3a-4c5d6e7f8092'

const ResetNamespaceResponse = z
  .object({
    namespace_id: z.uuid().describe('The new, empty namespace'),
    previous_namespace_id: z.uuid(),
    cancelled_transactions: z.int().describe('Jobs, proposals and pending actions that waited or ran, and were ended'),
    deleted_files: z.int().describe('Files that were handed to the clean-up'),
  })
  .meta({ id: 'ResetNamespaceResponse' })

const NamespaceCleanupResponse = z
  .object({ namespace_id: z.uuid(), removed_nodes: z.int(), removed_edges: z.int() })
  .meta({ id: 'NamespaceCleanupResponse' })

/** Why nobody leaves now, as an answer. */
export const NOT_LEFT: Readonly<Record<NotLeft['kind'], () => HttpError>> = {
  not_found: () => notFound('Zu dieser Anmeldung gibt es keinen Hof.'),
  reset_in_progress: () =>
    new HttpError(
      409,
      'reset_in_progress',
      'Dein Hof wurde gerade erst zurückgesetzt. Wenn du ihn noch einmal zurücksetzen willst, versuch es in einer Minute wieder.',
    ),
}

export const namespaceRoutes = (namespaces: Pick<Namespaces, 'resetNamespace' | 'cleanUpKnowledge'>): Route[] => [
  route({
    method: 'post',
    path: '/namespace/reset',
    operationId: 'resetNamespace',
    tag: 'Namespace',
    access: 'bearer',
    budget: 'removals',
    summary: 'Begin anew with an empty farm',
    description:
      'Everything of the farm goes: rows, documents, files, answers, notifications. The switch is done when the answer comes; the old farm is emptied in the background. The account, its programs and its sessions stay and reach the new farm.',
    responses: {
      200: {
        description: 'The new farm, and what went with the old one',
        schema: ResetNamespaceResponse,
        example: { namespace_id: NEW_ID, previous_namespace_id: ID, cancelled_transactions: 3, deleted_files: 41 },
      },
    },
    failures: {
      404: 'the person has no farm',
      409: {
        when: 'another reset runs or was done within the last ten seconds, or the farm before is not yet empty',
        codes: ['reset_in_progress'],
      },
    },
    async handle({ actor }) {
      const reset = await namespaces.resetNamespace(actor)
      if (reset.err) throw NOT_LEFT[reset.val.kind]()
      const { namespaceId, previousNamespaceId, cancelled, files } = reset.val
      return {
        status: 200,
        body: {
          namespace_id: namespaceId,
          previous_namespace_id: previousNamespaceId,
          cancelled_transactions: cancelled,
          deleted_files: files,
        },
      }
    },
  }),
  route({
    method: 'post',
    path: '/namespace/{namespace_id}/cleanup',
    operationId: 'cleanUpNamespace',
    tag: 'Namespace',
    access: 'service',
    budget: 'general',
    summary: 'Remove the knowledge graph of a namespace',
    description:
      'May be repeated: what is gone counts nothing. Where the namespace lives on, its documents stay, say that no question finds them, and come back when they are read again.',
    params: z.object({ namespace_id: z.uuid().toLowerCase() }),
    responses: {
      200: {
        description: 'How much went',
        schema: NamespaceCleanupResponse,
        example: { namespace_id: ID, removed_nodes: 1204, removed_edges: 3318 },
      },
    },
    failures: { 404: 'it is the knowledge that all farms share' },
    async handle({ params }) {
      const namespaceId = params.namespace_id as NamespaceId
      const cleaned = await namespaces.cleanUpKnowledge(namespaceId)
      if (cleaned.err) throw notFound('Dieses Wissen gehört allen und bleibt.')
      return {
        status: 200,
        body: {
          namespace_id: namespaceId,
          removed_nodes: cleaned.val.removedNodes,
          removed_edges: cleaned.val.removedEdges,
        },
      }
    },
  }),
]
