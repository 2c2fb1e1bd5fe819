import { uuidV7Ids } from '../../adapters/system/uuid-v7-ids.ts'

export const newId = <Id extends string>(): Id => uuidV7Ids.next<Id>()
