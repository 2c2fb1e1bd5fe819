export interface QueueFigure {
  /** Name of the kind of jobs. */
  kind: string
  waiting: number
  running: number
  /** Dead letters. */
  givenUp: number
  /** How long the one that waits longest has waited; 0 where none does. */
  oldestSeconds: number
}

/** How the queue stands, by kind of job; every kind there is. */
export interface QueueFigures {
  read(): Promise<QueueFigure[]>
}
