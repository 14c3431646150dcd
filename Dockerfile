# syntax=docker/dockerfile:1
# The service of Review Gate, from the bundle that is committed. It runs as an unprivileged user; the root file system can be read-only.
# The digest fixes the base image; Dependabot proposes newer ones.
ARG NODE_IMAGE=node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

# Only the embedded database is not in the bundle. The lock file says which bytes it has.
FROM ${NODE_IMAGE} AS database
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE} AS run
LABEL org.opencontainers.image.title="Review Gate" \
      org.opencontainers.image.source="https://github.com/OWNER/review-gate" \
      org.opencontainers.image.licenses="MIT"
# Debian removes a version as soon as there is a newer one, so a pinned one could not be built again.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends git ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --gid 10001 gate \
    && useradd --no-log-init --uid 10001 --gid gate --no-create-home --home-dir /data --shell /usr/sbin/nologin gate \
    && install -d -o gate -g gate -m 0700 /data
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=database /src/node_modules/@electric-sql/pglite ./node_modules/@electric-sql/pglite
COPY dist/grammars ./dist/grammars
COPY dist/cli ./dist/cli
ENV NODE_ENV=production \
    REVIEW_GATE_HOST=0.0.0.0 \
    REVIEW_GATE_PORT=8787 \
    REVIEW_GATE_DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.REVIEW_GATE_PORT+'/healthz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node", "dist/cli/index.js"]
CMD ["serve"]
