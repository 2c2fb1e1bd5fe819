import type { Events } from '../../core/shared/events.ts'

/** Events that nobody reads. */
export const unreadEvents: Events = { announce: async () => {} }
