import { MembershipEntity, NamespaceEntity, UserEntity } from './access/account-entities.ts'
import { SupportMessageEntity, SupportThreadEntity } from './onboarding/onboarding-entities.ts'

/** The aggregates that are written through the unit of work; everything else is prepared SQL. */
export const ENTITIES = [NamespaceEntity, UserEntity, MembershipEntity, SupportThreadEntity, SupportMessageEntity]
