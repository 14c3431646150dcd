/** Webhooks: subscriptions, deliveries and the events themselves, signed according to Standard Webhooks. */
import * as z from 'zod';
import { CompletedReview, FailedReview } from '../review.js';
import { DeliveryId, ReviewId, Timestamp, WebhookId } from '../values.js';

/**
 * The events that a subscription can name. A review sends one of them, at its end. A test delivery is a
 * `review.completed`.
 */
export const EventKind = z.enum(['review.completed', 'review.failed']).meta({ id: 'EventKind' });
export type EventKind = z.infer<typeof EventKind>;

/** Body of `POST /v1/webhooks`. */
export const CreateWebhook = z
  .strictObject({
    url: z.url({ error: 'must be an address that begins with https://' }).max(2048).meta({
      description:
        'https, without a user, and on the public internet; the operator of the service can open a single host.',
    }),
    events: z.array(EventKind).min(1),
  })
  .meta({ id: 'CreateWebhook' });
export type CreateWebhook = z.infer<typeof CreateWebhook>;

/** A subscription. */
export const Webhook = z
  .strictObject({
    id: WebhookId,
    url: z.url(),
    events: z.array(EventKind),
    status: z.enum(['active', 'disabled']),
    reason: z.string().nullable(),
    failing_since: Timestamp.nullish().meta({
      description: 'Since when every delivery has failed; null while they arrive. Services of before leave it out.',
    }),
    last_failure: z.string().nullish().meta({
      description:
        'Why the last attempt failed, and what to do; null while deliveries arrive. Services of before leave it out.',
    }),
    created_at: Timestamp,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

/** A subscription with its signing secret. Only the responses to creation and rotation contain it. */
export const WebhookWithSecret = Webhook.extend({
  secret: z.string().regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/u),
}).meta({ id: 'WebhookWithSecret' });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

/** One delivery of an event and its state. */
export const Delivery = z
  .strictObject({
    id: DeliveryId,
    event: EventKind,
    review_id: ReviewId.nullable(),
    attempt: z.int().min(0),
    status: z.enum(['pending', 'delivered', 'failed']),
    response_status: z.int().nullable(),
    reason: z.string().nullish().meta({
      description: 'Why the last attempt failed, and what to do; null if it did not. Services of before leave it out.',
    }),
    next_attempt_at: Timestamp.nullable(),
    created_at: Timestamp,
  })
  .meta({ id: 'Delivery' });
export type Delivery = z.infer<typeof Delivery>;

/** Body of a delivery. */
export const ReviewEvent = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('review.completed'), timestamp: Timestamp, data: CompletedReview }),
    z.strictObject({ type: z.literal('review.failed'), timestamp: Timestamp, data: FailedReview }),
  ])
  .meta({ id: 'ReviewEvent' });
export type ReviewEvent = z.infer<typeof ReviewEvent>;
