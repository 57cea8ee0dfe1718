export { MissingInAdmin as default } from "@/components/admin/missing-in-admin";
