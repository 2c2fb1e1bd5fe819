import type { Context } from 'koa'
import type { WhenLeft } from '../../../core/shared/ports/when-left.ts'

/** A response closes where its caller leaves; that it closes behind its end stops nothing any more. */
export const whenLeft =
  ({ res }: Context): WhenLeft =>
  (stop) =>
    void (res.closed ? stop() : res.once('close', stop))
