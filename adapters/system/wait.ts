import { setTimeout as sleep } from 'node:timers/promises'
import type { Wait } from '../../core/shared/ports/pause.ts'

export const wait: Wait = (milliseconds) => sleep(milliseconds)
