/** Lets other work of the process have its turn; long work calls it between its pieces. */
export type Pause = () => Promise<void>
