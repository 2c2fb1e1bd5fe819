import type { Artefact } from '../../oidc/oauth-artefacts.ts'

/** What is kept of an artefact. */
export type ArtefactRow = Artefact & { model: string; consumedAt: number | null; successor: string | null }

export const ARTEFACTS = 'oauth_artefacts'
