import type { SecretBox } from '../../adapters/crypto/secret-box.ts'
import type { SigningKeyRing } from '../../adapters/crypto/signing-key-ring.ts'
import type { DiskObjectStore } from '../../adapters/object-store/disk-object-store.ts'
import type { OAuthArtefacts } from '../../adapters/oidc/oauth-artefacts.ts'
import type { AccessPlatform } from '../../core/access/index.ts'
import type { AssistantPlatform } from '../../core/assistant/index.ts'
import type { BillingPlatform } from '../../core/billing/index.ts'
import type { ControlFolderPlatform } from '../../core/control-folder/index.ts'
import type { FarmPlatform, WriteSpreadsheet } from '../../core/farm/index.ts'
import type { LibraryPlatform } from '../../core/library/index.ts'
import type { KnowledgePlatform } from '../../core/knowledge/index.ts'
import type { MailboxesPlatform } from '../../core/mailboxes/index.ts'
import type { MediaPlatform } from '../../core/media/index.ts'
import type { NamespacesPlatform } from '../../core/namespaces/index.ts'
import type { NotificationsPlatform } from '../../core/notifications/index.ts'
import type { OperationsPlatform } from '../../core/operations/index.ts'
import type { OnboardingPlatform } from '../../core/onboarding/index.ts'
import type { Connections } from '../http/system/observe-installation.ts'
import type { ReadingAhead } from '../http/pipeline/serve-route.ts'
import type { KeepStream } from '../http/pipeline/upload.ts'
import type { IdempotencyStore } from '../../core/shared/ports/idempotency-store.ts'
import type { LiveFeed } from '../../core/shared/ports/live-events.ts'
import type { RateLimiter } from '../../core/shared/ports/rate-limiter.ts'
import type { SourcesPlatform } from '../../core/sources/index.ts'
import type { StatutesPlatform } from '../../core/statutes/index.ts'

/** What a profile provides: every port of every area, and what only the programs need. */
export interface Platform
  extends
    AccessPlatform,
    BillingPlatform,
    FarmPlatform,
    ControlFolderPlatform,
    AssistantPlatform,
    KnowledgePlatform,
    LibraryPlatform,
    MediaPlatform,
    SourcesPlatform,
    OnboardingPlatform,
    NotificationsPlatform,
    MailboxesPlatform,
    StatutesPlatform,
    NamespacesPlatform,
    OperationsPlatform {
  /** The law is brought up to date every week. */
  updatesStatutes: boolean
  writeSpreadsheet: WriteSpreadsheet
  keepStream: KeepStream
  readingAhead: ReadingAhead
  /** How many connections to the database each pool of this process has. */
  connections: () => Connections
  /** True for an error that says the database cannot be reached now. */
  isOutage: (error: unknown) => boolean
  /** True for an error that says that the namespace was removed, and nothing is written in it any more. */
  isNamespaceRemoved: (error: unknown) => boolean
  idempotency: IdempotencyStore
  /** Absent where nothing is limited. */
  rateLimiter: RateLimiter | undefined
  liveFeed: LiveFeed
  signingKeyRing: SigningKeyRing
  secretBox: SecretBox
  artefacts: OAuthArtefacts
  /** Present where the embedded store answers its own signed addresses. */
  diskObjects: DiskObjectStore | undefined
}
