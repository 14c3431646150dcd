export const id = 4646;
export const ids = [4646];
export const modules = {

/***/ 58414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportSpans: () => (/* binding */ exportSpans)
/* harmony export */ });
/* harmony import */ var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);
/* harmony import */ var _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63914);
/* harmony import */ var _opentelemetry_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24637);
/* harmony import */ var _opentelemetry_exporter_trace_otlp_http__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86004);
/* harmony import */ var _opentelemetry_resources__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75647);
/* harmony import */ var _opentelemetry_sdk_trace__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16410);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8860);
/** Spans of the OpenTelemetry SDK, exported as OTLP over HTTP. Nothing is registered globally. */







/** Time limit of an export, so that a collector that does not answer delays neither the service nor its shutdown. */
const EXPORT_MILLISECONDS = 5000;
const MAX_ATTRIBUTE_CHARACTERS = 256;
const KINDS = {
    internal: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.SpanKind.INTERNAL,
    server: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.SpanKind.SERVER,
    client: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.SpanKind.CLIENT,
    consumer: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.SpanKind.CONSUMER,
    producer: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.SpanKind.PRODUCER,
};
/** Wraps the exporter, so that failed exports are logged. */
function logExportFailures(inner, logger) {
    return {
        export: (spans, done) => inner.export(spans, (result) => {
            if (result.code !== _opentelemetry_core__WEBPACK_IMPORTED_MODULE_2__.ExportResultCode.SUCCESS) {
                logger.warn('spans could not be exported', { spans: spans.length, cause: result.error?.message });
            }
            done(result);
        }),
        forceFlush: async () => inner.forceFlush?.(),
        shutdown: () => inner.shutdown(),
    };
}
function endSpan(span, fault, endTime) {
    if (fault !== null) {
        span.setAttribute('error.type', fault);
        span.setStatus({ code: _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.SpanStatusCode.ERROR });
    }
    span.end(endTime);
}
/** Starts the SDK. */
function exportSpans(settings, logger) {
    const exporter = new _opentelemetry_exporter_trace_otlp_http__WEBPACK_IMPORTED_MODULE_3__/* .OTLPTraceExporter */ .Q({
        url: settings.url,
        headers: { ...settings.headers },
        timeoutMillis: EXPORT_MILLISECONDS,
    });
    const provider = new _opentelemetry_sdk_trace__WEBPACK_IMPORTED_MODULE_4__/* .TracerProvider */ .dq({
        resource: (0,_opentelemetry_resources__WEBPACK_IMPORTED_MODULE_5__.resourceFromAttributes)({
            'service.name': settings.serviceName,
            'service.version': _engine_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ENGINE_VERSION */ .A,
            ...settings.resource,
        }),
        sampler: new _opentelemetry_sdk_trace__WEBPACK_IMPORTED_MODULE_4__/* .ParentBasedSampler */ .eq({ root: new _opentelemetry_sdk_trace__WEBPACK_IMPORTED_MODULE_4__/* .TraceIdRatioBasedSampler */ .hL(settings.ratio) }),
        spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_CHARACTERS },
        spanProcessors: [
            new _opentelemetry_sdk_trace__WEBPACK_IMPORTED_MODULE_4__/* .BatchSpanProcessor */ .J({
                exporter: logExportFailures(exporter, logger),
                exportTimeoutMillis: EXPORT_MILLISECONDS,
            }),
        ],
    });
    const spans = provider.getTracer('review-gate', _engine_index_js__WEBPACK_IMPORTED_MODULE_6__/* .ENGINE_VERSION */ .A);
    const propagator = new _opentelemetry_core__WEBPACK_IMPORTED_MODULE_2__.W3CTraceContextPropagator();
    const active = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
    const current = () => active.getStore() ?? _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.ROOT_CONTEXT;
    const start = (name, { kind, attributes }, parent, startTime) => spans.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes }, ...(startTime === undefined ? {} : { startTime }) }, parent);
    const tracer = {
        begin(name, began, caller) {
            const parent = propagator.extract(_opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.ROOT_CONTEXT, { ...caller }, _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.defaultTextMapGetter);
            const span = start(name, began, parent);
            const context = _opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.trace.setSpan(parent, span);
            const spanContext = span.spanContext();
            return {
                traceId: (0,_opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.isSpanContextValid)(spanContext) ? spanContext.traceId : null,
                rename: (other) => void span.updateName(other),
                set: (attributes) => void span.setAttributes({ ...attributes }),
                within: (work) => active.run(context, work),
                end: (fault) => endSpan(span, fault),
            };
        },
        async run(name, began, work, faultOf) {
            const parent = current();
            const span = start(name, began, parent);
            try {
                const result = await active.run(_opentelemetry_api__WEBPACK_IMPORTED_MODULE_1__.trace.setSpan(parent, span), work);
                endSpan(span, null);
                return result;
            }
            catch (cause) {
                endSpan(span, faultOf(cause));
                throw cause;
            }
        },
        ended(name, began, milliseconds, fault) {
            const now = Date.now();
            endSpan(start(name, began, current(), now - milliseconds), fault, now);
        },
    };
    return {
        tracer,
        // The exporter has already logged the error.
        close: () => provider.shutdown().catch(() => undefined),
    };
}
//# sourceMappingURL=otlp.js.map

/***/ })

};
