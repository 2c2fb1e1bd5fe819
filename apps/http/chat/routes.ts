import type { Route } from '../plane/route.ts'

export interface ChatUseCases {}

export const chatRoutes = (_use: ChatUseCases): Route[] => []
