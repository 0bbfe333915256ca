ALTER TABLE "plan_exports" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_exports" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "plan_exports_unfinished" ON "plan_exports" USING btree ("started_at") WHERE "plan_exports"."state" in ('exporting', 'removing');