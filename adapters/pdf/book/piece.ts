/** A block that is ready to be put onto the pages. */
export interface Piece {
  /** The room that its beginning takes: what introduces it stays with that. */
  readonly least: number
  place(): void
}
