# syntax=docker/dockerfile:1
# One image is for one shop, because its addresses are part of the built pages: docker build --secret id=env,src=.env -t kapas .
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY . .
# A secret, so that no layer has the variables. Next reads a file of this name, and unlike `.env` doesn't copy it into its output.
RUN --mount=type=secret,id=env,target=/build/.env.production.local,required=true \
    BUILD_STANDALONE=1 NEXT_TELEMETRY_DISABLED=1 node node_modules/next/dist/bin/next build
RUN cp -r public .next/standalone/ && cp -r .next/static .next/standalone/.next/

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=75000 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build --chown=node:node /build/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "server.js"]
