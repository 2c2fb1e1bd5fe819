import type { Figure, Figures } from '../shared/ports/figures.ts'
import type { QueueFigure, QueueFigures } from './ports/queue-figures.ts'

/** How the queue stands and what was done since the beginning, over all processes. */
export type ReadFigures = () => Promise<{ queues: QueueFigure[]; work: Figure[] }>

export const makeReadFigures =
  ({ queueFigures, figures }: { queueFigures: QueueFigures; figures: Figures }): ReadFigures =>
  async () => {
    const [queues, work] = await Promise.all([queueFigures.read(), figures.read()])
    return { queues, work }
  }
