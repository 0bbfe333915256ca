CREATE TABLE "deleted_sign_ins" (
	"sign_in_hash" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_sign_ins_age" ON "deleted_sign_ins" USING btree ("deleted_at");