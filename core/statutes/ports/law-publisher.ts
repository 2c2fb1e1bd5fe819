import type { Result } from '../../shared/result.ts'
import type { ReceivedFile } from '../../sources/index.ts'

/** `not_found`: the publisher has no such folder; `unreadable`: what came is no statute. */
export type PublisherFailure = { kind: 'unreachable' | 'not_found' | 'unreadable' }

/** A statute as it is in force, as Markdown on the local disk. */
export interface PublishedStatute {
  /** As the text itself says. */
  abbreviation: string
  file: ReceivedFile
}

/** Who publishes the texts of the law. */
export interface LawPublisher {
  /** The folders of all that is published. */
  folders(): Promise<Result<ReadonlySet<string>, PublisherFailure>>
  /** Does `work` with a statute, whose file, `<name>.md`, is gone afterwards; what `work` throws goes through. */
  withStatute<T>(
    folder: string,
    name: string,
    work: (statute: PublishedStatute) => Promise<T>,
  ): Promise<Result<T, PublisherFailure>>
}
