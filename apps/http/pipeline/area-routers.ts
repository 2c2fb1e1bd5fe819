import Router from '@koa/router'
import type { Middleware } from 'koa'

interface Area {
  router: Router
  serve: Middleware
}

/**
 * Routers by the beginning of a path: with one for everything, each request would be held against every route there is.
 */
export class AreaRouters {
  readonly #areas = new Map<string, Area>()

  /** The router of the area that a path belongs to. */
  at(path: string): Router {
    const name = areaOf(path)
    const known = this.#areas.get(name)
    if (known) return known.router
    const router = new Router()
    this.#areas.set(name, { router, serve: router.routes() as Middleware })
    return router
  }

  serve: Middleware = (ctx, next) => {
    const of = (name: string, otherwise: typeof next): ReturnType<typeof next> =>
      this.#areas.get(name)?.serve(ctx, otherwise) ?? otherwise()
    return of(areaOf(ctx.path), () => of(EVERY_KIND, next))
  }

  /** The methods that a path answers to; none for a path that is not there. */
  methodsOf(path: string, method: string): string[] {
    const matched = [areaOf(path), EVERY_KIND].flatMap(
      (name) => this.#areas.get(name)?.router.match(path, method).path ?? [],
    )
    return [...new Set(matched.flatMap(({ methods }) => methods))]
  }
}

/** The area of paths that are the same for every kind of the workspace. */
const EVERY_KIND = 'workspace/{kind}'

/** The first part of a path; the workspace has so many routes that each of its kinds is an area. */
function areaOf(path: string): string {
  const [, first = '', second = ''] = path.split('/', 3)
  return first === 'workspace' ? `${first}/${second}` : first
}
