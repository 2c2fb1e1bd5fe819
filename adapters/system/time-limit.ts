/** The same work, which fails once it has taken longer. */
export const withTimeLimit =
  (milliseconds: number, work: () => Promise<void>): (() => Promise<void>) =>
  () => {
    const tooLong = new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error(`no answer within ${milliseconds} ms`)), milliseconds).unref()
    })
    return Promise.race([work(), tooLong])
  }
